import type { PortalSdk } from '../client/types';
import {
  createWarehouse,
  getWarehouse,
  listWarehouses,
  updateWarehouse,
  type WarehouseListParams,
  type WarehouseRequest,
} from './operations/warehouses';
import { listQuery } from './requests/list';
import { portalMutation } from './requests/mutation-options';
import { portalQuery, resourceKey } from './requests/query-options';

export type {
  SavedWarehouse,
  Warehouse,
  WarehouseDetails,
  WarehouseListParams,
  WarehousePage,
  WarehouseRequest,
} from './operations/warehouses';

/** Input of `create`. */
export interface CreateWarehouseVariables {
  readonly warehouse: WarehouseRequest;
  /** One key per confirmed submit. Default: a new key per call. */
  readonly idempotencyKey?: string | undefined;
}

/** Input of `update`. */
export interface UpdateWarehouseVariables {
  /** `warehouseId` identifies the warehouse. */
  readonly warehouse: WarehouseRequest;
  /** The `etag` of {@link WarehouseDetails}. Without an `etag` the last write wins. */
  readonly etag?: string | null | undefined;
}

/** Query keys, from general to specific. */
export const warehouseKeys = {
  all: () => resourceKey(null, 'warehouses'),
  lists: () => [...warehouseKeys.all(), 'list'] as const,
  details: (warehouseId: string) => [...warehouseKeys.all(), 'details', warehouseId] as const,
};

/**
 * TanStack Query options that read warehouses. Without TanStack Query, call `.queryFn({})`. Source: `listWarehouses`,
 * `getWarehouse`.
 *
 * Errors: `PortalError` of any kind; `http` 400 for an unknown sort or filter field, 404 for an unknown warehouse.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { warehouseQueries } from '@portal-kit/sdk/warehouses';
 *
 * export const allWarehouses = (sdk: PortalSdk) =>
 *   warehouseQueries.list(sdk, { limit: 5000, sortBy: 'name', sortDirection: 'ASC' });
 * ```
 */
export const warehouseQueries = {
  list: (sdk: PortalSdk, params: WarehouseListParams = {}) =>
    portalQuery([...warehouseKeys.lists(), listQuery(params)], (options) =>
      listWarehouses(sdk, params, options),
    ),
  details: (sdk: PortalSdk, params: { readonly warehouseId: string }) =>
    portalQuery(warehouseKeys.details(params.warehouseId), (options) => getWarehouse(sdk, params, options)),
};

/**
 * TanStack mutation options that write warehouses. A mutation invalidates the affected queries. Source:
 * `createWarehouse`, `updateWarehouse`.
 *
 * Errors: `PortalError`; `http` 409 (`DUPLICATE_WAREHOUSE_ID`, `WAREHOUSE_IN_USE`), 412 for a stale `etag`, 422 with
 * `fields`.
 *
 * @example
 * ```ts
 * import { QueryClient } from '@tanstack/query-core';
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { warehouseMutations, type WarehouseRequest } from '@portal-kit/sdk/warehouses';
 *
 * export const addWarehouse = (sdk: PortalSdk, client: QueryClient, warehouse: WarehouseRequest) =>
 *   warehouseMutations.create(sdk).mutationFn({ warehouse }, { client });
 * ```
 */
export const warehouseMutations = {
  create: (sdk: PortalSdk) =>
    portalMutation(
      [...warehouseKeys.all(), 'create'],
      ({ warehouse, idempotencyKey }: CreateWarehouseVariables) =>
        createWarehouse(sdk, warehouse, { idempotencyKey }),
      () => ({ lists: [warehouseKeys.lists()] }),
    ),
  update: (sdk: PortalSdk) =>
    portalMutation(
      [...warehouseKeys.all(), 'update'],
      ({ warehouse, etag }: UpdateWarehouseVariables) => updateWarehouse(sdk, warehouse, { ifMatch: etag }),
      ({ warehouse }) => ({
        lists: [warehouseKeys.lists()],
        changed: [warehouseKeys.details(warehouse.warehouseId)],
      }),
    ),
};
