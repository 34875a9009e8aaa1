import type { ApiResult } from '../../client/call';
import { conform, type RecordShape } from '../../client/conform';
import { findOperation } from '../../client/find-operation';
import { createParseError, isRecord } from '../../client/response';

/** Returns the `ETag` header, or the `version` of the body if CORS hides the header. */
export function getEtag({ etag, data }: Pick<ApiResult<unknown>, 'data' | 'etag'>): string | null {
  if (etag !== null) return etag;
  return isRecord(data) && typeof data.version === 'number' ? `"${data.version}"` : null;
}

/**
 * Returns the record of a GET, without values that violate the contract's types. Throws a `parse` error if the record
 * is missing or unreadable.
 */
export function parseRecord<Data>(result: ApiResult<Data>, path: string, shape: RecordShape): Data {
  if (isRecord(result.data)) return conform(result.data, shape) as Data;
  throw createParseError(result, findOperation('GET', path).id, 'no record');
}
