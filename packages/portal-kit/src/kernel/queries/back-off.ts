import { isPortalError } from '@portal-kit/sdk';

/** Retry delay in milliseconds after a 429 response without `Retry-After`. */
const defaultWaitMs = 5_000;
/** Maximum retry delay in milliseconds. Longer delays of the server are shortened. */
const longestWaitMs = 60_000;

/** Returns the delay in milliseconds before a failed request may be repeated, or 0 if it may be repeated at once. */
export function retryDelayMs(error: unknown): number {
  if (!isPortalError(error)) return 0;
  const requestedMs = error.retryAfterMs ?? (error.status === 429 ? defaultWaitMs : 0);
  return Math.min(requestedMs, longestWaitMs);
}

interface FailedQuery {
  state: { error: unknown; errorUpdatedAt: number };
}

/** Returns the milliseconds until a failed query may be fetched again; 0 or less if it may be fetched now. */
export const remainingDelayMs = ({ state }: FailedQuery): number =>
  state.errorUpdatedAt + retryDelayMs(state.error) - Date.now();

/** Returns whether an opened screen, a window focus or a reconnect may fetch a query again. */
export const mayRefetch = (query: FailedQuery): boolean => remainingDelayMs(query) <= 0;
