import type { PortalSdk } from '../client/types';
import { createSupplier, getSupplier, listSuppliers, updateSupplier } from '../generated/operations';
import type { components } from '../generated/portal';
import { fetchPage, type ListParams, listQuery, type Page } from './list';
import { portalMutation } from './mutation-options';
import { portalQuery, resourceKey } from './query-options';
import { etagOf, fetchRecord } from './versioned';

/** Source: `Supplier` of `openapi/portal`. */
export type Supplier = components['schemas']['Supplier'];
/**
 * What is sent to add or change a supplier. Source: `SupplierRequest` of `openapi/portal`; its bounds are in
 * `@portal-kit/sdk/bounds`.
 */
export type SupplierRequest = components['schemas']['SupplierRequest'];
/** One page of suppliers. */
export type SupplierPage = Page<Supplier>;

/** A supplier, and the `etag` to base a change on. */
export interface SupplierDetails {
  readonly supplier: Supplier;
  /** What a change of it names as `etag`; null when the server gave none. */
  readonly etag: string | null;
}

/** The saved supplier; null when the server answered 204 (its queries are stale by then and read it again). */
export interface SavedSupplier {
  readonly supplier: Supplier | null;
  readonly etag: string | null;
}

/** Which suppliers of the list, and in which order. */
export type SupplierListParams = ListParams;

/** What adding a supplier takes. */
export interface CreateSupplierVariables {
  readonly supplier: SupplierRequest;
  /** One per confirmed submit. Default: a new one per call. */
  readonly idempotencyKey?: string | undefined;
}

/** What changing a supplier takes. */
export interface UpdateSupplierVariables {
  /** Its `supplierId` names the supplier to change. */
  readonly supplier: SupplierRequest;
  /** From {@link SupplierDetails}. Without it the last write wins. */
  readonly etag?: string | null | undefined;
}

/** Query keys, from the widest to the narrowest. */
export const supplierKeys = {
  all: () => resourceKey(null, 'suppliers'),
  lists: () => [...supplierKeys.all(), 'list'] as const,
  details: (supplierId: string) => [...supplierKeys.all(), 'details', supplierId] as const,
};

/**
 * Reads of suppliers: TanStack Query options, or plain calls by `.queryFn({})`. Source: `listSuppliers`, `getSupplier`.
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
    return portalQuery([...supplierKeys.lists(), query], (context) =>
      fetchPage<Supplier>(sdk, listSuppliers, { query }, context),
    );
  },
  details: (sdk: PortalSdk, { supplierId }: { readonly supplierId: string }) =>
    portalQuery(supplierKeys.details(supplierId), async ({ signal }): Promise<SupplierDetails> => {
      const { record, etag } = await fetchRecord(sdk, getSupplier, { path: { id: supplierId } }, { signal });
      return { supplier: record, etag };
    }),
};

/**
 * Writes of suppliers: TanStack mutation options that own their invalidation. Source: `createSupplier`, `updateSupplier`.
 *
 * Errors: `PortalError`; `http` 409 (`DUPLICATE_SUPPLIER_ID`, `DUPLICATE_NAME`, `WAREHOUSE_IN_USE`), 412 for a stale `etag`, 422 with
 * `fields`.
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
        const result = await sdk.call(createSupplier, { body: supplier }, { idempotencyKey });
        return { supplier: result.data ?? null, etag: etagOf(result) };
      },
      () => ({ lists: [supplierKeys.lists()] }),
    ),
  update: (sdk: PortalSdk) =>
    portalMutation(
      [...supplierKeys.all(), 'update'],
      async ({ supplier, etag }: UpdateSupplierVariables): Promise<SavedSupplier> => {
        const result = await sdk.call(updateSupplier, { body: supplier }, { ifMatch: etag });
        return { supplier: result.data ?? null, etag: etagOf(result) };
      },
      ({ supplier }) => ({
        lists: [supplierKeys.lists()],
        changed: [supplierKeys.details(supplier.supplierId)],
      }),
    ),
};
