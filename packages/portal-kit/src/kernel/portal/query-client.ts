import { isPortalError } from '@portal-kit/sdk';
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { retryDelayMs } from './back-off';

/** Time in milliseconds for which loaded data is fresh when a screen is opened again. */
const staleTimeMs = 10_000;

/**
 * Whether a window focus or reconnect may refetch a query. A refetch waits until the server's retry delay has passed.
 */
const mayRefetch = ({ state }: Query) => Date.now() >= state.errorUpdatedAt + retryDelayMs(state.error);

export interface PortalQueryClientOptions {
  /**
   * Called once per failed read, also when several widgets use it, and once per save or file upload whose requests failed.
   */
  onError?: (error: unknown) => void;
}

/**
 * Creates the query cache of the widgets, separate from the host's cache. Unused data is kept for 60 s; the SDK
 * retries requests. Source: specification, section 9.
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
  return new QueryClient({
    ...(onError && {
      queryCache: new QueryCache({ onError }),
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
