/** 4xx statuses that do not settle the request: timeout, too early, too many requests. */
const temporaryStatuses: readonly number[] = [408, 425, 429];

/**
 * Whether a failed request has a final response: a 4xx response, except for 408, 425, 429, and 409 for a request that is
 * still in progress. After a final response, the next attempt needs a new idempotency key. After any other failure, the
 * server may have carried out the request, so the next attempt needs the same key.
 *
 * @example
 * ```ts
 * import { isFinalResponse, newIdempotencyKey } from '@portal-kit/sdk';
 *
 * export const keyAfter = (error: unknown, key: string) => (isFinalResponse(error) ? newIdempotencyKey() : key);
 * ```
 */
export function isFinalResponse(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { status, code } = error as { status?: unknown; code?: unknown };
  if (typeof status !== 'number' || status < 400 || status >= 500) return false;
  const isInProgress = status === 409 && /(^|_)IN_PROGRESS$/.test(String(code));
  return !isInProgress && !temporaryStatuses.includes(status);
}
