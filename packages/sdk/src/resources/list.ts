import { isRecord, parseError } from '../client/answer';
import type { Operation } from '../client/operation';
import type { PortalSdk } from '../client/types';
import type { QueryContext } from './query-options';

/** One page of a list. */
export interface Page<Row> {
  /** In the server's order. */
  readonly rows: readonly Row[];
  /** How many there are in all; null when the server does not say ("more than 20"). */
  readonly total: number | null;
}

/** What decides which rows there are and in which order. Sortable and filterable fields: `@portal-kit/sdk/contract`. */
export interface SelectionParams {
  /** A field of the contract. Default: the contract's default order. */
  readonly sortBy?: string | undefined;
  /** Default `ASC`. */
  readonly sortDirection?: 'ASC' | 'DESC' | undefined;
  /** Looked for in the fields that the contract names; at most 100 code points. */
  readonly searchString?: string | undefined;
  /** `field:value,value;field:value;`, written by `formatFilter` of `@portal-kit/sdk/filters`. */
  readonly filter?: string | undefined;
  /** Rows to return. Default: the server's, 10. */
  readonly limit?: number | undefined;
}

/** What every list call takes. */
export interface ListParams extends SelectionParams {
  /** Rows to skip: page × limit. Default 0. */
  readonly offset?: number | undefined;
}

/** The known parameters alone, so that equal lists share a cache entry whatever else the object holds. */
export function listQuery(params: ListParams): ListParams {
  const { limit, offset, sortBy, sortDirection, searchString, filter } = params;
  return { limit, offset, sortBy, sortDirection, searchString, filter };
}

/** Reads `{ data, meta: { total } }`, a bare array, and an answer without a count; a 204 is an empty page. */
export async function fetchPage<Row>(
  sdk: PortalSdk,
  operation: Operation,
  input: { readonly path?: object; readonly query: object },
  { signal }: QueryContext,
): Promise<Page<Row>> {
  // List state comes from addresses, so sort and filter are plain text here and the server judges them.
  const result = await sdk.call(operation, input as never, { signal });
  const body: unknown = result.data;
  if (body === undefined) return { rows: [], total: 0 };
  const rows = isRecord(body) && 'data' in body ? (body.data ?? []) : body;
  if (!Array.isArray(rows)) throw parseError(result, operation.id, 'a body that is not a list');
  const total = isRecord(body) && isRecord(body.meta) ? body.meta.total : null;
  return {
    rows: rows.filter(isRecord) as unknown as Row[],
    total: typeof total === 'number' && total >= 0 ? total : null,
  };
}
