import type { PortalSdk } from '../client/types';
import { warehouseRequestBounds } from '../generated/bounds';
import type { listWarehousesContract } from '../generated/contract';
import {
  createWarehouse,
  getWarehouse,
  listWarehouses,
  updateWarehouse,
  type Warehouse,
  type WarehouseRequest,
} from '../resources/operations/warehouses';
import { type PortalList, portalList } from './portal-list';
import { type Change, changeRecord, createdRecord } from './stored-record';
import type { ChangeOptions, CreateOptions, ListInput, ReadOptions } from './verb-options';

/** Input of `warehouses.list`: search, filter, sort order and page size. */
export type WarehouseListInput = ListInput<typeof listWarehousesContract>;

/** Verbs of warehouses. */
export interface WarehouseVerbs {
  /**
   * Lists the warehouses of the user. Source: `listWarehouses`.
   *
   * @throws PortalError of any kind; `http` 400 for an invalid filter.
   */
  list(input?: WarehouseListInput, options?: ReadOptions): PortalList<Warehouse>;
  /**
   * Reads a warehouse. Source: `getWarehouse`.
   *
   * @throws PortalError of any kind; `http` 404 for an unknown warehouse.
   */
  get(warehouseId: string, options?: ReadOptions): Promise<Warehouse>;
  /**
   * Creates a warehouse. Source: `createWarehouse`.
   *
   * @throws PortalError of any kind; `http` 403 without the permission `WAREHOUSE_CREATE`, 409 `DUPLICATE_WAREHOUSE_ID`, 422 with `fields`.
   */
  create(warehouse: WarehouseRequest, options?: CreateOptions): Promise<Warehouse>;
  /**
   * Replaces a warehouse; omitted fields are cleared. Source: `updateWarehouse`. A function receives the stored values, and its
   * result is sent with the version that was read, so that a concurrent change is rejected with 412.
   *
   * @throws PortalError of any kind; `http` 404, 409 `WAREHOUSE_IN_USE`, 412 for an outdated version, 422 with `fields`, 428 if the
   *   deployment requires `ifMatch`.
   */
  update(
    warehouseId: string,
    change: Change<Omit<WarehouseRequest, 'warehouseId'>>,
    options?: ChangeOptions,
  ): Promise<Warehouse>;
}

export const warehouseVerbs = (sdk: PortalSdk): WarehouseVerbs => ({
  list: (input = {}, options = {}) =>
    portalList({
      input,
      options,
      page: (params, call) => listWarehouses(sdk, params, call),
      idOf: ({ warehouseId }) => warehouseId,
    }),
  get: async (warehouseId, options = {}) => (await getWarehouse(sdk, { warehouseId }, options)).warehouse,
  create: async (warehouse, options = {}) =>
    createdRecord((await createWarehouse(sdk, warehouse, options)).warehouse, 'createWarehouse'),
  update: (warehouseId, change, options = {}) =>
    changeRecord<Warehouse, Omit<WarehouseRequest, 'warehouseId'>>({
      change,
      options,
      fields: warehouseRequestBounds,
      read: async (call) => {
        const { warehouse, etag } = await getWarehouse(sdk, { warehouseId }, call);
        return { record: warehouse, etag };
      },
      send: async (body, call) => (await updateWarehouse(sdk, { ...body, warehouseId }, call)).warehouse,
    }),
});
