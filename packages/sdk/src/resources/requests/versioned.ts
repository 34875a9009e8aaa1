import type { ApiResult } from '../../client/call';
import { findOperation } from '../../client/find-operation';
import { isRecord, parseError } from '../../client/response';

/** The `ETag` header, or the `version` of the body if CORS hides the header. */
export function etagOf({ etag, data }: Pick<ApiResult<unknown>, 'data' | 'etag'>): string | null {
  if (etag !== null) return etag;
  return isRecord(data) && typeof data.version === 'number' ? `"${data.version}"` : null;
}

/** The record of a GET. A missing or unreadable record is a `parse` error. */
export function recordOf<Data>(result: ApiResult<Data>, path: string): Data {
  if (isRecord(result.data)) return result.data;
  throw parseError(result, findOperation('GET', path).id, 'no record');
}
