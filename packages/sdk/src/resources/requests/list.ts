import type { ApiResult } from '../../client/call';
import { findOperation } from '../../client/find-operation';
import type { PortalPaths } from '../../client/portal-client';
import { isRecord, parseError } from '../../client/response';
import type { PortalSdk } from '../../client/types';
import type { QueryContext } from './query-options';

/** One page of a list. */
export interface Page<Row> {
  /** In the server's order. */
  readonly rows: readonly Row[];
  /** Rows on all pages; null when the server does not count them. */
  readonly total: number | null;
}

/** Selection and order of rows. Sortable and filterable fields: `@portal-kit/sdk/contract`. */
export interface SelectionParams {
  /** Field of the contract to sort by. Default: the contract's default order. */
  readonly sortBy?: string | undefined;
  /** Default `ASC`. */
  readonly sortDirection?: 'ASC' | 'DESC' | undefined;
  /** Text to search in the fields that the contract names; at most 100 code points. */
  readonly searchString?: string | undefined;
  /** `field:value,value;field:value;`, written by `formatFilter` of `@portal-kit/sdk/filters`. */
  readonly filter?: string | undefined;
  /** Rows to return. Default: the server's, 10. */
  readonly limit?: number | undefined;
}

/** Parameters of every list call. */
export interface ListParams extends SelectionParams {
  /** Rows to skip: page × limit. Default 0. */
  readonly offset?: number | undefined;
}

/** Keeps the known parameters only, so that equal lists share a cache entry. */
export function listQuery(params: ListParams): ListParams {
  const { limit, offset, sortBy, sortDirection, searchString, filter } = params;
  return { limit, offset, sortBy, sortDirection, searchString, filter };
}

/** Reads `{ data, meta: { total } }`, a bare array, or a list without a count. A 204 is an empty page. */
export async function fetchPage<Row>(
  sdk: PortalSdk,
  path: keyof PortalPaths,
  params: { readonly path?: object; readonly query: object },
  { signal }: QueryContext,
): Promise<Page<Row>> {
  // List state comes from URLs, so sort and filter are plain text here, and the server validates them.
  const result: ApiResult<unknown> = await sdk.client.GET(path as never, { params, signal } as never);
  const body: unknown = result.data;
  if (body === undefined) return { rows: [], total: 0 };
  const rows = isRecord(body) && 'data' in body ? (body.data ?? []) : body;
  if (!Array.isArray(rows))
    throw parseError(result, findOperation('GET', path).id, 'a body that is not a list');
  const total = isRecord(body) && isRecord(body.meta) ? body.meta.total : null;
  return {
    rows: rows.filter(isRecord) as unknown as Row[],
    total: typeof total === 'number' && total >= 0 ? total : null,
  };
}
