import type { PortalSdk } from '../client/types';
import type { components } from '../generated/portal';
import { warehouseShape } from '../generated/shapes/warehouse';
import { fetchPage, type ListParams, listQuery, type Page } from './requests/list';
import { portalMutation } from './requests/mutation-options';
import { portalQuery, resourceKey } from './requests/query-options';
import { etagOf, recordOf } from './requests/versioned';

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

const warehousePath = '/api/v1/warehouses/{id}';

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
  list: (sdk: PortalSdk, params: WarehouseListParams = {}) => {
    const query = listQuery(params);
    return portalQuery([...warehouseKeys.lists(), query], (context) =>
      fetchPage<Warehouse>(sdk, '/api/v1/warehouses', warehouseShape, { query }, context),
    );
  },
  details: (sdk: PortalSdk, { warehouseId }: { readonly warehouseId: string }) =>
    portalQuery(warehouseKeys.details(warehouseId), async ({ signal }): Promise<WarehouseDetails> => {
      const result = await sdk.client.GET(warehousePath, { params: { path: { id: warehouseId } }, signal });
      return { warehouse: recordOf(result, warehousePath, warehouseShape), etag: etagOf(result) };
    }),
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
      async ({ warehouse, idempotencyKey }: CreateWarehouseVariables): Promise<SavedWarehouse> => {
        const result = await sdk.client.POST('/api/v1/warehouses', { body: warehouse, idempotencyKey });
        return { warehouse: result.data ?? null, etag: etagOf(result) };
      },
      () => ({ lists: [warehouseKeys.lists()] }),
    ),
  update: (sdk: PortalSdk) =>
    portalMutation(
      [...warehouseKeys.all(), 'update'],
      async ({ warehouse, etag }: UpdateWarehouseVariables): Promise<SavedWarehouse> => {
        const result = await sdk.client.PUT('/api/v1/warehouses', { body: warehouse, ifMatch: etag });
        return { warehouse: result.data ?? null, etag: etagOf(result) };
      },
      ({ warehouse }) => ({
        lists: [warehouseKeys.lists()],
        changed: [warehouseKeys.details(warehouse.warehouseId)],
      }),
    ),
};
