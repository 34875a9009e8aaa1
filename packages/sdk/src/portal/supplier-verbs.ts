import type { PortalSdk } from '../client/types';
import { supplierRequestBounds } from '../generated/bounds';
import type { listSuppliersContract } from '../generated/contract';
import {
  createSupplier,
  getSupplier,
  listSuppliers,
  type Supplier,
  type SupplierRequest,
  updateSupplier,
} from '../resources/operations/suppliers';
import { type PortalList, portalList } from './portal-list';
import { type Change, changeRecord, createdRecord } from './stored-record';
import type { ChangeOptions, CreateOptions, ListInput, ReadOptions } from './verb-options';

/** Input of `suppliers.list`: search, filter, sort order and page size. */
export type SupplierListInput = ListInput<typeof listSuppliersContract>;

/** Verbs of suppliers. */
export interface SupplierVerbs {
  /**
   * Lists the suppliers of the user. Source: `listSuppliers`.
   *
   * @throws PortalError of any kind; `http` 400 for an invalid filter.
   */
  list(input?: SupplierListInput, options?: ReadOptions): PortalList<Supplier>;
  /**
   * Reads a supplier. Source: `getSupplier`.
   *
   * @throws PortalError of any kind; `http` 404 for an unknown supplier.
   */
  get(supplierId: string, options?: ReadOptions): Promise<Supplier>;
  /**
   * Creates a supplier. Source: `createSupplier`.
   *
   * @throws PortalError of any kind; `http` 403 without the permission `SUPPLIER_CREATE`, 409 (`DUPLICATE_SUPPLIER_ID`, `DUPLICATE_NAME`), 422 with `fields`.
   */
  create(supplier: SupplierRequest, options?: CreateOptions): Promise<Supplier>;
  /**
   * Replaces a supplier; omitted fields are cleared. Source: `updateSupplier`. A function receives the stored values, and its
   * result is sent with the version that was read, so that a concurrent change is rejected with 412.
   *
   * @throws PortalError of any kind; `http` 404, 409 (`DUPLICATE_NAME`, `WAREHOUSE_IN_USE`), 412 for an outdated version, 422 with `fields`, 428 if the
   *   deployment requires `ifMatch`.
   */
  update(
    supplierId: string,
    change: Change<Omit<SupplierRequest, 'supplierId'>>,
    options?: ChangeOptions,
  ): Promise<Supplier>;
}

export const supplierVerbs = (sdk: PortalSdk): SupplierVerbs => ({
  list: (input = {}, options = {}) =>
    portalList({
      input,
      options,
      page: (params, call) => listSuppliers(sdk, params, call),
      idOf: ({ supplierId }) => supplierId,
    }),
  get: async (supplierId, options = {}) => (await getSupplier(sdk, { supplierId }, options)).supplier,
  create: async (supplier, options = {}) =>
    createdRecord((await createSupplier(sdk, supplier, options)).supplier, 'createSupplier'),
  update: (supplierId, change, options = {}) =>
    changeRecord<Supplier, Omit<SupplierRequest, 'supplierId'>>({
      change,
      options,
      fields: supplierRequestBounds,
      read: async (call) => {
        const { supplier, etag } = await getSupplier(sdk, { supplierId }, call);
        return { record: supplier, etag };
      },
      send: async (body, call) => (await updateSupplier(sdk, { ...body, supplierId }, call)).supplier,
    }),
});
