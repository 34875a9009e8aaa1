import type { ApiResult, CallOptions } from '../../client/call';
import type { PortalSdk } from '../../client/types';
import type { components } from '../../generated/portal';
import { supplierShape } from '../../generated/shapes';
import { fetchPage, type ListParams, type Page } from '../requests/list';
import { etagOf, recordOf } from '../requests/versioned';

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

const supplierPath = '/api/v1/suppliers/{id}';

const savedSupplier = (result: ApiResult<Supplier>): SavedSupplier => ({
  supplier: result.data ?? null,
  etag: etagOf(result),
});

/** Source: `listSuppliers`. */
export const listSuppliers = (
  sdk: PortalSdk,
  params: SupplierListParams,
  options: CallOptions,
): Promise<SupplierPage> => fetchPage(sdk, '/api/v1/suppliers', supplierShape, params, options);

/** Source: `getSupplier`. */
export const getSupplier = (
  sdk: PortalSdk,
  { supplierId: id }: { readonly supplierId: string },
  options: CallOptions,
): Promise<SupplierDetails> =>
  sdk.client
    .GET(supplierPath, { ...options, params: { path: { id } } })
    .then((result) => ({ supplier: recordOf(result, supplierPath, supplierShape), etag: etagOf(result) }));

/** Source: `createSupplier`. */
export const createSupplier = (
  sdk: PortalSdk,
  body: SupplierRequest,
  options: CallOptions,
): Promise<SavedSupplier> => sdk.client.POST('/api/v1/suppliers', { ...options, body }).then(savedSupplier);

/** Source: `updateSupplier`. */
export const updateSupplier = (
  sdk: PortalSdk,
  body: SupplierRequest,
  options: CallOptions,
): Promise<SavedSupplier> => sdk.client.PUT('/api/v1/suppliers', { ...options, body }).then(savedSupplier);
