import { findOperation } from './client/find-operation';
import type { Operation } from './client/operation';
import { operationBase, pathSerializer, querySerializer, type RequestBases } from './client/request-url';
import { tokenHeaders } from './generated/operations';
import type { ItemListParams } from './resources/items';
import { listQuery } from './resources/requests/list';
import type { SupplierListParams } from './resources/suppliers';

export type { RequestBases };

/** A GET that a page sends before the client exists. */
export interface PrefetchRequest {
  /** The exact URL that the client passes to `prefetchedResponse`. */
  readonly url: string;
  /** Headers to send, including the access token. */
  readonly headers: Readonly<Record<string, string>>;
}

const listItems = () => findOperation('GET', '/suppliers/{supplierId}/items');
const listSuppliers = () => findOperation('GET', '/api/v1/suppliers');

function urlOf(bases: RequestBases, operation: Operation, path: object, query: object): string {
  const search = querySerializer({ ...query });
  const pathname = pathSerializer(operation)(operation.path, { ...path });
  return operationBase(bases, operation) + pathname + (search && `?${search}`);
}

function headersOf({ security }: Operation, accessToken: string): PrefetchRequest['headers'] {
  const { header, prefix } = tokenHeaders[security];
  return { Accept: 'application/json', [header]: prefix + accessToken };
}

/**
 * URL of the request that `itemQueries.list` sends. Source: `listItems`.
 *
 * Errors: throws a `PortalError` of kind `parse` for a supplier id that is not valid in a path.
 *
 * @example
 * ```ts
 * import { itemListUrl } from '@portal-kit/sdk/prefetch';
 *
 * export const url = itemListUrl({ baseUrl: '' }, { supplierId: 'SUP-1001', limit: 10, offset: 0 });
 * ```
 */
export function itemListUrl(bases: RequestBases, { supplierId, ...params }: ItemListParams): string {
  return urlOf(bases, listItems(), { supplierId }, listQuery(params));
}

/**
 * Request of `itemQueries.list`, for a page that requests the data of its first screen before the code has loaded.
 * Return the response from `prefetchedResponse` of `PortalSdkOptions`. Source: `listItems`.
 *
 * Errors: throws a `PortalError` of kind `parse` for a supplier id that is not valid in a path.
 *
 * @example
 * ```ts
 * import { itemListRequest } from '@portal-kit/sdk/prefetch';
 *
 * const params = { supplierId: 'SUP-1001', limit: 10, offset: 0 };
 * const { url, headers } = itemListRequest({ baseUrl: '' }, params, 'access token');
 * export const response = fetch(url, { headers, redirect: 'manual' });
 * ```
 */
export function itemListRequest(
  bases: RequestBases,
  params: ItemListParams,
  accessToken: string,
): PrefetchRequest {
  return { url: itemListUrl(bases, params), headers: headersOf(listItems(), accessToken) };
}

/**
 * URL of the request that `supplierQueries.list` sends. Source: `listSuppliers`.
 *
 * @example
 * ```ts
 * import { supplierListUrl } from '@portal-kit/sdk/prefetch';
 *
 * export const url = supplierListUrl({ baseUrl: '' }, { limit: 5000, sortBy: 'name', sortDirection: 'ASC' });
 * ```
 */
export function supplierListUrl(bases: RequestBases, params: SupplierListParams): string {
  return urlOf(bases, listSuppliers(), {}, listQuery(params));
}

/**
 * Request of `supplierQueries.list`, for a page that requests the data of its first screen before the code has loaded.
 * Source: `listSuppliers`.
 *
 * @example
 * ```ts
 * import { supplierListRequest } from '@portal-kit/sdk/prefetch';
 *
 * const { url, headers } = supplierListRequest({ baseUrl: '' }, { limit: 5000 }, 'access token');
 * export const response = fetch(url, { headers, redirect: 'manual' });
 * ```
 */
export function supplierListRequest(
  bases: RequestBases,
  params: SupplierListParams,
  accessToken: string,
): PrefetchRequest {
  return { url: supplierListUrl(bases, params), headers: headersOf(listSuppliers(), accessToken) };
}
