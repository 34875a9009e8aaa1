import type { PortalSdk } from '../client/types';
import {
  createSupplier,
  getSupplier,
  listSuppliers,
  type SupplierListParams,
  type SupplierRequest,
  updateSupplier,
} from './operations/suppliers';
import { listQuery } from './requests/list';
import { portalMutation } from './requests/mutation-options';
import { portalQuery, resourceKey } from './requests/query-options';

export type {
  SavedSupplier,
  Supplier,
  SupplierDetails,
  SupplierListParams,
  SupplierPage,
  SupplierRequest,
} from './operations/suppliers';

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
  list: (sdk: PortalSdk, params: SupplierListParams = {}) =>
    portalQuery([...supplierKeys.lists(), listQuery(params)], (options) =>
      listSuppliers(sdk, params, options),
    ),
  details: (sdk: PortalSdk, params: { readonly supplierId: string }) =>
    portalQuery(supplierKeys.details(params.supplierId), (options) => getSupplier(sdk, params, options)),
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
      ({ supplier, idempotencyKey }: CreateSupplierVariables) =>
        createSupplier(sdk, supplier, { idempotencyKey }),
      () => ({ lists: [supplierKeys.lists()] }),
    ),
  update: (sdk: PortalSdk) =>
    portalMutation(
      [...supplierKeys.all(), 'update'],
      ({ supplier, etag }: UpdateSupplierVariables) => updateSupplier(sdk, supplier, { ifMatch: etag }),
      ({ supplier }) => ({
        lists: [supplierKeys.lists()],
        changed: [supplierKeys.details(supplier.supplierId)],
      }),
    ),
};
