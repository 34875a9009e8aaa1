import type { ApiResult, CallOptions } from '../../client/call';
import { conform, type RecordShape } from '../../client/conform';
import { findOperation } from '../../client/find-operation';
import type { PortalPaths } from '../../client/portal-client';
import { createParseError, isRecord } from '../../client/response';
import type { PortalSdk } from '../../client/types';

/** One page of a list. */
export interface Page<Row> {
  /** Rows of the page in the server's order. */
  readonly rows: readonly Row[];
  /** Number of rows on all pages; null when the server does not count rows. */
  readonly total: number | null;
}

/** Search, filter and sort order of rows. `@portal-kit/sdk/contract` lists the sortable and filterable fields. */
export interface SelectionParams {
  /** Field of the contract to sort by. Default: the default sort order of the contract. */
  readonly sortBy?: string | undefined;
  /** Sort direction. Default `ASC`. */
  readonly sortDirection?: 'ASC' | 'DESC' | undefined;
  /** Text to search for in the fields that the contract specifies. At most 100 code points. */
  readonly searchString?: string | undefined;
  /** `field:value,value;field:value;`, written by `formatFilter` of `@portal-kit/sdk/filters`. */
  readonly filter?: string | undefined;
  /** Number of rows to return. Default: 10, the default of the server. */
  readonly limit?: number | undefined;
}

/** Parameters of every list call. */
export interface ListParams extends SelectionParams {
  /** Number of rows to skip: page × limit. Default 0. */
  readonly offset?: number | undefined;
}

/** Keeps only the known parameters, so that equal lists share a cache entry. */
export function listQuery(params: ListParams): ListParams {
  const { limit, offset, sortBy, sortDirection, searchString, filter } = params;
  return { limit, offset, sortBy, sortDirection, searchString, filter };
}

/**
 * Returns the number of rows on all pages. A total that isn't a whole number or contradicts the page's rows counts as
 * unknown.
 */
function parseTotal(total: unknown, rowCount: number, { offset = 0 }: ListParams): number | null {
  if (!Number.isSafeInteger(total)) return null;
  const known = total as number;
  return known >= (rowCount === 0 ? 0 : offset + rowCount) ? known : null;
}

/**
 * Requests a page with the path parameters and list parameters in `params`. Reads `{ data, meta: { total } }`, a bare
 * array, or a list without a count. A 204 is an empty page. Removes values that violate the types of the contract, and
 * rows beyond `limit`.
 */
export async function fetchPage<Row>(
  sdk: PortalSdk,
  operationPath: keyof PortalPaths,
  shape: RecordShape,
  params: object,
  options: CallOptions,
  query: ListParams = listQuery(params),
): Promise<Page<Row>> {
  // List state comes from URLs, so sort and filter are plain text here, and the server validates them.
  const result: ApiResult<unknown> = await sdk.client.GET(
    operationPath as never,
    { ...options, params: { path: params, query } } as never,
  );
  const body: unknown = result.data;
  if (body === undefined) return { rows: [], total: 0 };
  const rows = isRecord(body) && 'data' in body ? (body.data ?? []) : body;
  if (!Array.isArray(rows))
    throw createParseError(result, findOperation('GET', operationPath).id, 'a body that is not a list');
  const records = rows.filter(isRecord).slice(0, query.limit);
  return {
    rows: records.map((record) => conform(record, shape) as Row),
    total: parseTotal(isRecord(body) && isRecord(body.meta) ? body.meta.total : null, records.length, query),
  };
}
