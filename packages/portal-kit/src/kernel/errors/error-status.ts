import { isPortalError } from '@portal-kit/sdk';

/** Whether the record does not exist: the server responded with 404, or the record's id is not valid in a path. */
export function isMissing(error: unknown): boolean {
  if (!isPortalError(error)) return false;
  return error.status === 404 || (error.kind === 'parse' && error.status === 0);
}

/**
 * Whether the server rejected the request with a 4xx response. The request is then final: the next attempt needs a new
 * idempotency key.
 */
export function isClientError(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
  return typeof status === 'number' && status >= 400 && status < 500;
}
