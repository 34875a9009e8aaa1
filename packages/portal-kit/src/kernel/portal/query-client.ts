import { QueryClient } from '@tanstack/react-query';

/** How long a shown answer counts as fresh when a screen is visited again. Milliseconds. */
const staleTimeMs = 10_000;

/** A cache of our own, apart from the host's. Kept 60 s; retries are the SDK's. Source: specification, section 9. */
export function createPortalQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: staleTimeMs,
        gcTime: 60_000,
        refetchOnWindowFocus: true,
        // A call made offline fails at once and says so; paused, it would leave the old rows under the new order.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
