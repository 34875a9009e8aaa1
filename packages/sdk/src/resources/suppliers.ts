import type {
  CreateVariables,
  ResourceKeys,
  ResourceMutations,
  ResourceQueries,
  Stored,
  UpdateVariables,
} from './requests/create-resource';
import type { ListParams, Page } from './requests/list';
import { type Supplier, type SupplierRequest, type SupplierTypes, suppliers } from './requests/records';

export type { Supplier, SupplierRequest } from './requests/records';

/** One page of suppliers. */
export type SupplierPage = Page<Supplier>;
/** A supplier, with the `etag` that a change is based on. */
export type SupplierDetails = Stored<'supplier', Supplier>;
/** The saved supplier; null after a 204. The queries of the supplier are then stale and load the supplier again. */
export type SavedSupplier = Stored<'supplier', Supplier | null>;
/** Input of `create`. */
export type CreateSupplierVariables = CreateVariables<'supplier', SupplierRequest>;
/** Input of `update`. `supplierId` of the request identifies the supplier. */
export type UpdateSupplierVariables = UpdateVariables<'supplier', SupplierRequest>;
/** Search, filter, sort order and page of the list. */
export type SupplierListParams = ListParams;

/** Query keys, from general to specific. */
export const supplierKeys: ResourceKeys<SupplierTypes> = suppliers.keys;

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
export const supplierQueries: ResourceQueries<SupplierTypes> = suppliers.queries;

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
export const supplierMutations: ResourceMutations<SupplierTypes> = suppliers.mutations;
