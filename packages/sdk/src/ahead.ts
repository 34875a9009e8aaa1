import { requestUrl } from './client/request-url';
import { listItems, listSuppliers } from './generated/operations';
import type { ItemListParams } from './resources/items';
import { listQuery } from './resources/list';
import type { SupplierListParams } from './resources/suppliers';

/** Where the client of this page sends its calls; the same values as in `PortalSdkOptions`. */
export interface RequestBases {
  /** Origin of the portal API, without a path; `''` for the page's own origin. */
  readonly baseUrl: string;
  /** Default `/api/v1`. */
  readonly dataBasePath?: string;
}

/**
 * The address that `itemQueries.list` reads, for a page that asks for its first screen before its code has arrived.
 * Send it with `Authorization: Bearer <access token>` and hand the answer to `answerAhead`. Source: `listItems`.
 *
 * Errors: throws a `PortalError` of kind `parse` for a supplier id that cannot stand in a path.
 *
 * @example
 * ```ts
 * import { itemListUrl } from '@portal-kit/sdk/ahead';
 *
 * const url = itemListUrl({ baseUrl: '' }, { supplierId: 'SUP-1001', limit: 10, offset: 0 });
 * export const answer = fetch(url, { headers: { Authorization: 'Bearer token' } });
 * ```
 */
export function itemListUrl(
  { baseUrl, dataBasePath = '/api/v1' }: RequestBases,
  { supplierId, ...params }: ItemListParams,
): string {
  const query = { ...listQuery(params) };
  return requestUrl({ baseUrl, dataBasePath }, listItems, { path: { supplierId }, query });
}

/**
 * The same for `supplierQueries.list`. Send it with `Access-Token: <access token>`. Source: `listSuppliers`.
 *
 * @example
 * ```ts
 * import { supplierListUrl } from '@portal-kit/sdk/ahead';
 *
 * const url = supplierListUrl({ baseUrl: '' }, { limit: 5000, sortBy: 'name', sortDirection: 'ASC' });
 * export const answer = fetch(url, { headers: { 'Access-Token': 'token' } });
 * ```
 */
export function supplierListUrl(
  { baseUrl, dataBasePath = '/api/v1' }: RequestBases,
  params: SupplierListParams,
): string {
  return requestUrl({ baseUrl, dataBasePath }, listSuppliers, { query: { ...listQuery(params) } });
}
