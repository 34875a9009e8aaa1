import type { PortalSdk } from '../client/types';
import { createWarehouse, getWarehouse, listWarehouses, updateWarehouse } from '../generated/operations';
import type { components } from '../generated/portal';
import { fetchPage, type ListParams, listQuery, type Page } from './list';
import { portalMutation } from './mutation-options';
import { portalQuery, resourceKey } from './query-options';
import { etagOf, fetchRecord } from './versioned';

/** Source: `Warehouse` of `openapi/portal`. */
export type Warehouse = components['schemas']['Warehouse'];
/**
 * What is sent to add or change a warehouse. Source: `WarehouseRequest` of `openapi/portal`; its bounds are in
 * `@portal-kit/sdk/bounds`.
 */
export type WarehouseRequest = components['schemas']['WarehouseRequest'];
/** One page of warehouses. */
export type WarehousePage = Page<Warehouse>;

/** A warehouse, and the `etag` to base a change on. */
export interface WarehouseDetails {
  readonly warehouse: Warehouse;
  /** What a change of it names as `etag`; null when the server gave none. */
  readonly etag: string | null;
}

/** The saved warehouse; null when the server answered 204 (its queries are stale by then and read it again). */
export interface SavedWarehouse {
  readonly warehouse: Warehouse | null;
  readonly etag: string | null;
}

/** Which warehouses of the list, and in which order. */
export type WarehouseListParams = ListParams;

/** What adding a warehouse takes. */
export interface CreateWarehouseVariables {
  readonly warehouse: WarehouseRequest;
  /** One per confirmed submit. Default: a new one per call. */
  readonly idempotencyKey?: string | undefined;
}

/** What changing a warehouse takes. */
export interface UpdateWarehouseVariables {
  /** Its `warehouseId` names the warehouse to change. */
  readonly warehouse: WarehouseRequest;
  /** From {@link WarehouseDetails}. Without it the last write wins. */
  readonly etag?: string | null | undefined;
}

/** Query keys, from the widest to the narrowest. */
export const warehouseKeys = {
  all: () => resourceKey(null, 'warehouses'),
  lists: () => [...warehouseKeys.all(), 'list'] as const,
  details: (warehouseId: string) => [...warehouseKeys.all(), 'details', warehouseId] as const,
};

/**
 * Reads of warehouses: TanStack Query options, or plain calls by `.queryFn({})`. Source: `listWarehouses`, `getWarehouse`.
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
      fetchPage<Warehouse>(sdk, listWarehouses, { query }, context),
    );
  },
  details: (sdk: PortalSdk, { warehouseId }: { readonly warehouseId: string }) =>
    portalQuery(warehouseKeys.details(warehouseId), async ({ signal }): Promise<WarehouseDetails> => {
      const { record, etag } = await fetchRecord(
        sdk,
        getWarehouse,
        { path: { id: warehouseId } },
        { signal },
      );
      return { warehouse: record, etag };
    }),
};

/**
 * Writes of warehouses: TanStack mutation options that own their invalidation. Source: `createWarehouse`, `updateWarehouse`.
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
        const result = await sdk.call(createWarehouse, { body: warehouse }, { idempotencyKey });
        return { warehouse: result.data ?? null, etag: etagOf(result) };
      },
      () => ({ lists: [warehouseKeys.lists()] }),
    ),
  update: (sdk: PortalSdk) =>
    portalMutation(
      [...warehouseKeys.all(), 'update'],
      async ({ warehouse, etag }: UpdateWarehouseVariables): Promise<SavedWarehouse> => {
        const result = await sdk.call(updateWarehouse, { body: warehouse }, { ifMatch: etag });
        return { warehouse: result.data ?? null, etag: etagOf(result) };
      },
      ({ warehouse }) => ({
        lists: [warehouseKeys.lists()],
        changed: [warehouseKeys.details(warehouse.warehouseId)],
      }),
    ),
};
