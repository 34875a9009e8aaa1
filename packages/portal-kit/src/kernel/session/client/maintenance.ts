import type { MaintenancePort, PortalError } from '@portal-kit/sdk';

/** Pause in milliseconds after a maintenance response without `Retry-After`. */
const defaultWaitMs = 60_000;
/** Shortest pause in milliseconds, so that `Retry-After: 0` does not repeat reads in a loop. */
const minWaitMs = 5_000;
/** Longest pause in milliseconds. `Retry-After` can be a day, but the maintenance can end earlier. */
const maxWaitMs = 300_000;

/**
 * State of the portal's maintenance. A 503 response with the code `MAINTENANCE` starts the maintenance, and reads of the
 * session's client pause.
 */
export interface Maintenance extends MaintenancePort {
  /** Whether the portal is under maintenance. The first response of another kind ends the maintenance. */
  isActive: () => boolean;
  /** Sends the paused reads at once, for example when the user retries. */
  resume: () => void;
  /** Calls the listener when `isActive` changes. Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void;
}

/** Pauses reads for the time of `Retry-After`, between 5 seconds and 5 minutes. */
export function createMaintenance(): Maintenance {
  const listeners = new Set<() => void>();
  let isActive = false;
  let pause: Promise<void> | undefined;
  let endPause = () => {};
  const setActive = (next: boolean) => {
    if (next === isActive) return;
    isActive = next;
    for (const listener of listeners) listener();
  };
  const start = ({ retryAfterMs = defaultWaitMs }: PortalError) => {
    pause ??= new Promise((resolve) => {
      const timer = setTimeout(() => endPause(), Math.min(Math.max(retryAfterMs, minWaitMs), maxWaitMs));
      endPause = () => {
        clearTimeout(timer);
        pause = undefined;
        resolve();
      };
    });
    setActive(true);
  };
  return {
    isActive: () => isActive,
    // A sign-in or a token refresh that needs the access token fails instead of waiting.
    ready: (operationId) => (operationId === 'getAccessToken' ? undefined : pause),
    responded(error) {
      if (error) return start(error);
      endPause();
      setActive(false);
    },
    resume: () => endPause(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
