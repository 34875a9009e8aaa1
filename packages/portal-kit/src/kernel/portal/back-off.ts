import { isPortalError } from '@portal-kit/sdk';

/** Retry delay in milliseconds after a 429 response without `Retry-After`. */
const defaultWaitMs = 5_000;
/** Maximum retry delay in milliseconds. Longer delays of the server are shortened. */
const longestWaitMs = 60_000;

/** Delay in milliseconds before a failed request may be repeated; 0 if the request may be repeated at once. */
export function retryDelayMs(error: unknown): number {
  if (!isPortalError(error)) return 0;
  const requestedMs = error.retryAfterMs ?? (error.status === 429 ? defaultWaitMs : 0);
  return Math.min(requestedMs, longestWaitMs);
}
