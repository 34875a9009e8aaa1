import { isPortalError } from '@portal-kit/sdk';

/** What a 429 without `Retry-After` is taken to ask for. Milliseconds. */
const defaultWaitMs = 5_000;
/** Nobody is kept from trying for longer, whatever a server asks for. Milliseconds. */
const longestWaitMs = 60_000;

/** How long a failed call asks to be left alone; 0 when it may be repeated at once. Milliseconds. */
export function retryDelayMs(error: unknown): number {
  if (!isPortalError(error)) return 0;
  const asked = error.retryAfterMs ?? (error.status === 429 ? defaultWaitMs : 0);
  return Math.min(asked, longestWaitMs);
}
