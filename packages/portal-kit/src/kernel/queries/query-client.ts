import { isPortalError } from '@portal-kit/sdk';
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { mayRefetch, remainingDelayMs } from './back-off';

/** Time in milliseconds for which loaded data is fresh when a screen is opened again. */
const staleTimeMs = 10_000;

const isUnusedFailure = (query: Query) =>
  query.state.status === 'error' && query.state.data === undefined && query.getObserversCount() === 0;

/**
 * Removes failed queries that no widget uses, so that a screen that opens again loads them. A query with a retry delay
 * stays until the delay has passed. A failed prefetch stays as long as prefetched data is fresh, so that the screen shows
 * the failure instead of repeating the request.
 */
function removeUnusedFailures(cache: QueryCache): void {
  const timers = new Map<Query, ReturnType<typeof setTimeout>>();
  cache.subscribe(({ type, query }) => {
    clearTimeout(timers.get(query));
    timers.delete(query);
    if (type === 'removed' || !isUnusedFailure(query)) return;
    // Without a delay, the timer still leaves time for a component that replaces another one in the same screen.
    const shortestMs = type === 'observerRemoved' ? 0 : staleTimeMs;
    timers.set(
      query,
      setTimeout(() => cache.remove(query), Math.max(remainingDelayMs(query), shortestMs)),
    );
  });
}

export interface PortalQueryClientOptions {
  /**
   * Called once per failed read, also when several widgets use it, and once per save or file upload whose requests failed.
   */
  onError?: (error: unknown) => void;
}

/**
 * Creates the query cache of the widgets, separate from the host's cache. Unused data is kept for 60 s; the SDK
 * retries requests. A failed query is requested again when the user retries or opens a screen, after a save, on window
 * focus and on reconnect. Another component that starts to use it shows the failure. Opened screens, window focus and
 * reconnect wait until `Retry-After` has passed. Source: specification, section 9.
 *
 * @example
 * ```ts
 * import { isPortalError } from '@portal-kit/sdk';
 * import { createPortalQueryClient } from 'portal-kit/portal';
 *
 * export const queryClient = createPortalQueryClient({
 *   onError: (error) => console.warn(isPortalError(error) ? error.requestId : error),
 * });
 * ```
 */
export function createPortalQueryClient({ onError }: PortalQueryClientOptions = {}): QueryClient {
  const queryCache = new QueryCache(onError && { onError });
  removeUnusedFailures(queryCache);
  return new QueryClient({
    queryCache,
    ...(onError && {
      mutationCache: new MutationCache({
        onError: (error) => {
          // A save can also be refused without a request.
          if (isPortalError(error)) onError(error);
        },
      }),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: staleTimeMs,
        gcTime: 60_000,
        retryOnMount: false,
        refetchOnMount: mayRefetch,
        refetchOnWindowFocus: mayRefetch,
        // An offline request fails at once. While a request is paused, a list would show old rows under a new sort
        // order.
        networkMode: 'always',
        refetchOnReconnect: mayRefetch,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
