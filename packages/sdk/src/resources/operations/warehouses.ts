import type { ApiResult, CallOptions } from '../../client/call';
import type { PortalSdk } from '../../client/types';
import type { components } from '../../generated/portal';
import { warehouseShape } from '../../generated/shapes';
import { fetchPage, type ListParams, type Page } from '../requests/list';
import { etagOf, recordOf } from '../requests/versioned';

/** Source: `Warehouse` of `openapi/portal`. */
export type Warehouse = components['schemas']['Warehouse'];

/**
 * Request body of `create` and `update`. Source: `WarehouseRequest` of `openapi/portal`. `@portal-kit/sdk/bounds`
 * contains the bounds of the fields.
 */
export type WarehouseRequest = components['schemas']['WarehouseRequest'];

/** One page of warehouses. */
export type WarehousePage = Page<Warehouse>;

/** A warehouse, with the `etag` that a change is based on. */
export interface WarehouseDetails {
  readonly warehouse: Warehouse;
  /** Version that a later change is based on; null when the server sent no tag. */
  readonly etag: string | null;
}

/** The saved warehouse; null after a 204. The queries of the warehouse are then stale and load the warehouse again. */
export interface SavedWarehouse {
  readonly warehouse: Warehouse | null;
  readonly etag: string | null;
}

/** Search, filter, sort order and page of the list. */
export type WarehouseListParams = ListParams;

const warehousePath = '/api/v1/warehouses/{id}';

const savedWarehouse = (result: ApiResult<Warehouse>): SavedWarehouse => ({
  warehouse: result.data ?? null,
  etag: etagOf(result),
});

/** Source: `listWarehouses`. */
export const listWarehouses = (
  sdk: PortalSdk,
  params: WarehouseListParams,
  options: CallOptions,
): Promise<WarehousePage> => fetchPage(sdk, '/api/v1/warehouses', warehouseShape, params, options);

/** Source: `getWarehouse`. */
export const getWarehouse = (
  sdk: PortalSdk,
  { warehouseId: id }: { readonly warehouseId: string },
  options: CallOptions,
): Promise<WarehouseDetails> =>
  sdk.client
    .GET(warehousePath, { ...options, params: { path: { id } } })
    .then((result) => ({ warehouse: recordOf(result, warehousePath, warehouseShape), etag: etagOf(result) }));

/** Source: `createWarehouse`. */
export const createWarehouse = (
  sdk: PortalSdk,
  body: WarehouseRequest,
  options: CallOptions,
): Promise<SavedWarehouse> =>
  sdk.client.POST('/api/v1/warehouses', { ...options, body }).then(savedWarehouse);

/** Source: `updateWarehouse`. */
export const updateWarehouse = (
  sdk: PortalSdk,
  body: WarehouseRequest,
  options: CallOptions,
): Promise<SavedWarehouse> => sdk.client.PUT('/api/v1/warehouses', { ...options, body }).then(savedWarehouse);
