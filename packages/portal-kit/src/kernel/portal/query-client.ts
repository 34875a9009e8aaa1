import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { retryDelayMs } from './back-off';

/** How long a shown answer counts as fresh when a screen is visited again. Milliseconds. */
const staleTimeMs = 10_000;

/** A server that has asked to be left alone is not asked again because a window got the focus. */
const mayRefetch = ({ state }: Query) => Date.now() >= state.errorUpdatedAt + retryDelayMs(state.error);

export interface PortalQueryClientOptions {
  /** Told of every call that fails for good, once, however many widgets wait for it. */
  onError?: (error: unknown) => void;
}

/**
 * A cache of our own, apart from the host's. Kept 60 s; retries are the SDK's. Source: specification, section 9.
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
      mutationCache: new MutationCache({ onError }),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: staleTimeMs,
        gcTime: 60_000,
        refetchOnWindowFocus: mayRefetch,
        // A call made offline fails at once and says so; paused, it would leave the old rows under the new order.
        networkMode: 'always',
        refetchOnReconnect: mayRefetch,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
