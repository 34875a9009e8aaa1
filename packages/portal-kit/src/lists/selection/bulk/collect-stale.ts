import type { MutationContext } from '@portal-kit/sdk';
import type { QueryClient } from '@tanstack/react-query';

/** Collects the queries that mutations make outdated, so that a list loads once after many changes. */
export function collectStale(client: QueryClient): { mutation: MutationContext; invalidate: () => void } {
  const keys = new Map<string, readonly unknown[]>();
  return {
    mutation: {
      client: {
        invalidateQueries: async ({ queryKey }) => {
          keys.set(JSON.stringify(queryKey), queryKey);
        },
      },
    },
    invalidate: () => {
      for (const queryKey of keys.values()) client.invalidateQueries({ queryKey }).catch(() => {});
      keys.clear();
    },
  };
}
