import type { ApiResult } from '../../client/call';
import { conform, type RecordShape } from '../../client/conform';
import { findOperation } from '../../client/find-operation';
import { isRecord, parseError } from '../../client/response';

/** The `ETag` header, or the `version` of the body if CORS hides the header. */
export function etagOf({ etag, data }: Pick<ApiResult<unknown>, 'data' | 'etag'>): string | null {
  if (etag !== null) return etag;
  return isRecord(data) && typeof data.version === 'number' ? `"${data.version}"` : null;
}

/**
 * The record of a GET, without values that violate the types of the contract. A missing or unreadable record is a
 * `parse` error.
 */
export function recordOf<Data>(result: ApiResult<Data>, path: string, shape: RecordShape): Data {
  if (isRecord(result.data)) return conform(result.data, shape) as Data;
  throw parseError(result, findOperation('GET', path).id, 'no record');
}
