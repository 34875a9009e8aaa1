import { isPortalError } from '@portal-kit/sdk';

/** Retry delay after a 429 response without `Retry-After`. Milliseconds. */
const defaultWaitMs = 5_000;
/** Maximum retry delay; longer delays of the server are shortened. Milliseconds. */
const longestWaitMs = 60_000;

/** Delay before a failed request may be repeated; 0 if it may be repeated at once. Milliseconds. */
export function retryDelayMs(error: unknown): number {
  if (!isPortalError(error)) return 0;
  const requestedMs = error.retryAfterMs ?? (error.status === 429 ? defaultWaitMs : 0);
  return Math.min(requestedMs, longestWaitMs);
}
