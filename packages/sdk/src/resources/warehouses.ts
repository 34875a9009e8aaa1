import type {
  CreateVariables,
  ResourceKeys,
  ResourceMutations,
  ResourceQueries,
  Stored,
  UpdateVariables,
} from './requests/create-resource';
import type { ListParams, Page } from './requests/list';
import { type Warehouse, type WarehouseRequest, type WarehouseTypes, warehouses } from './requests/records';

export type { Warehouse, WarehouseRequest } from './requests/records';

/** One page of warehouses. */
export type WarehousePage = Page<Warehouse>;
/** A warehouse, with the `etag` that a change is based on. */
export type WarehouseDetails = Stored<'warehouse', Warehouse>;
/** The saved warehouse; null after a 204. The queries of the warehouse are then stale and load the warehouse again. */
export type SavedWarehouse = Stored<'warehouse', Warehouse | null>;
/** Input of `create`. */
export type CreateWarehouseVariables = CreateVariables<'warehouse', WarehouseRequest>;
/** Input of `update`. `warehouseId` of the request identifies the warehouse. */
export type UpdateWarehouseVariables = UpdateVariables<'warehouse', WarehouseRequest>;
/** Search, filter, sort order and page of the list. */
export type WarehouseListParams = ListParams;

/** Query keys, from general to specific. */
export const warehouseKeys: ResourceKeys<WarehouseTypes> = warehouses.keys;

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
export const warehouseQueries: ResourceQueries<WarehouseTypes> = warehouses.queries;

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
export const warehouseMutations: ResourceMutations<WarehouseTypes> = warehouses.mutations;
