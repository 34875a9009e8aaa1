import { isRecord, parseError } from '../client/answer';
import type { Operation, OperationData, OperationInput } from '../client/operation';
import type { ApiResult, CallOptions, PortalSdk } from '../client/types';

/** `ETag`, or the body's `version` where CORS hides the header. */
export function etagOf({ etag, data }: ApiResult<unknown>): string | null {
  if (etag !== null) return etag;
  return isRecord(data) && typeof data.version === 'number' ? `"${data.version}"` : null;
}

/** Reads one record; a missing or unreadable one is a `parse` error. */
export async function fetchRecord<Op extends Operation>(
  sdk: PortalSdk,
  operation: Op,
  input: OperationInput<Op>,
  options: CallOptions,
): Promise<{ readonly record: OperationData<Op>; readonly etag: string | null }> {
  const result = await sdk.call(operation, input, options);
  if (!isRecord(result.data)) throw parseError(result, operation.id, 'no record');
  return { record: result.data as OperationData<Op>, etag: etagOf(result) };
}
