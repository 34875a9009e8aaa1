import type { PortalSdk } from '../client/types';
import type { components } from '../generated/portal';
import { supplierShape } from '../generated/shapes/supplier';
import { fetchPage, type ListParams, listQuery, type Page } from './requests/list';
import { portalMutation } from './requests/mutation-options';
import { portalQuery, resourceKey } from './requests/query-options';
import { shareEqualLists } from './requests/share-equal-lists';
import { etagOf, recordOf } from './requests/versioned';

/** Source: `Supplier` of `openapi/portal`. */
export type Supplier = components['schemas']['Supplier'];
/**
 * Request body of `create` and `update`. Source: `SupplierRequest` of `openapi/portal`. `@portal-kit/sdk/bounds`
 * contains the bounds of the fields.
 */
export type SupplierRequest = components['schemas']['SupplierRequest'];
/** One page of suppliers. */
export type SupplierPage = Page<Supplier>;

/** A supplier, with the `etag` that a change is based on. */
export interface SupplierDetails {
  readonly supplier: Supplier;
  /** Version that a later change is based on; null when the server sent no tag. */
  readonly etag: string | null;
}

/** The saved supplier; null after a 204. The queries of the supplier are then stale and load the supplier again. */
export interface SavedSupplier {
  readonly supplier: Supplier | null;
  readonly etag: string | null;
}

/** Search, filter, sort order and page of the list. */
export type SupplierListParams = ListParams;

/** Input of `create`. */
export interface CreateSupplierVariables {
  readonly supplier: SupplierRequest;
  /** One key per confirmed submit. Default: a new key per call. */
  readonly idempotencyKey?: string | undefined;
}

/** Input of `update`. */
export interface UpdateSupplierVariables {
  /** `supplierId` identifies the supplier. */
  readonly supplier: SupplierRequest;
  /** The `etag` of {@link SupplierDetails}. Without an `etag` the last write wins. */
  readonly etag?: string | null | undefined;
}

const supplierPath = '/api/v1/suppliers/{id}';

/** Query keys, from general to specific. */
export const supplierKeys = {
  all: () => resourceKey(null, 'suppliers'),
  lists: () => [...supplierKeys.all(), 'list'] as const,
  details: (supplierId: string) => [...supplierKeys.all(), 'details', supplierId] as const,
};

/**
 * TanStack Query options that read suppliers. Without TanStack Query, call `.queryFn({})`. Source: `listSuppliers`,
 * `getSupplier`.
 *
 * Errors: `PortalError` of any kind; `http` 400 for an unknown sort or filter field, 404 for an unknown supplier.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { supplierQueries } from '@portal-kit/sdk/suppliers';
 *
 * export const allSuppliers = (sdk: PortalSdk) =>
 *   supplierQueries.list(sdk, { limit: 5000, sortBy: 'name', sortDirection: 'ASC' });
 * ```
 */
export const supplierQueries = {
  list: (sdk: PortalSdk, params: SupplierListParams = {}) => {
    const query = listQuery(params);
    return portalQuery([...supplierKeys.lists(), query], async (context): Promise<SupplierPage> => {
      const page = await fetchPage<Supplier>(sdk, '/api/v1/suppliers', supplierShape, { query }, context);
      shareEqualLists(page.rows, ['warehouses', 'permissions']);
      return page;
    });
  },
  details: (sdk: PortalSdk, { supplierId }: { readonly supplierId: string }) =>
    portalQuery(supplierKeys.details(supplierId), async ({ signal }): Promise<SupplierDetails> => {
      const result = await sdk.client.GET(supplierPath, { params: { path: { id: supplierId } }, signal });
      return { supplier: recordOf(result, supplierPath, supplierShape), etag: etagOf(result) };
    }),
};

/**
 * TanStack mutation options that write suppliers. A mutation invalidates the affected queries. Source:
 * `createSupplier`, `updateSupplier`.
 *
 * Errors: `PortalError`; `http` 409 (`DUPLICATE_SUPPLIER_ID`, `DUPLICATE_NAME`, `WAREHOUSE_IN_USE`), 412 for a stale
 * `etag`, 422 with `fields`.
 *
 * @example
 * ```ts
 * import { QueryClient } from '@tanstack/query-core';
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { supplierMutations, type SupplierRequest } from '@portal-kit/sdk/suppliers';
 *
 * export const addSupplier = (sdk: PortalSdk, client: QueryClient, supplier: SupplierRequest) =>
 *   supplierMutations.create(sdk).mutationFn({ supplier }, { client });
 * ```
 */
export const supplierMutations = {
  create: (sdk: PortalSdk) =>
    portalMutation(
      [...supplierKeys.all(), 'create'],
      async ({ supplier, idempotencyKey }: CreateSupplierVariables): Promise<SavedSupplier> => {
        const result = await sdk.client.POST('/api/v1/suppliers', { body: supplier, idempotencyKey });
        return { supplier: result.data ?? null, etag: etagOf(result) };
      },
      () => ({ lists: [supplierKeys.lists()] }),
    ),
  update: (sdk: PortalSdk) =>
    portalMutation(
      [...supplierKeys.all(), 'update'],
      async ({ supplier, etag }: UpdateSupplierVariables): Promise<SavedSupplier> => {
        const result = await sdk.client.PUT('/api/v1/suppliers', { body: supplier, ifMatch: etag });
        return { supplier: result.data ?? null, etag: etagOf(result) };
      },
      ({ supplier }) => ({
        lists: [supplierKeys.lists()],
        changed: [supplierKeys.details(supplier.supplierId)],
      }),
    ),
};
