import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { createMissingProviderError } from '../host/portal-context';

/**
 * The query client of the widgets. Not the context of TanStack Query, so that components of the host below a provider
 * still use the query client of the host.
 */
export const PortalQueryClientContext = createContext<QueryClient | null>(null);

/**
 * Returns the query client of the surrounding provider, for hooks that share data with its widgets. Pass it as the second
 * argument of `useQuery` or `useMutation`.
 *
 * @throws Outside a provider.
 *
 * @example
 * ```ts
 * import { itemQueries } from '@portal-kit/sdk/items';
 * import { useQuery } from '@tanstack/react-query';
 * import { usePortal, usePortalQueryClient } from 'portal-kit/portal';
 *
 * export function useItemCount(): number | null | undefined {
 *   const { sdk, supplierId } = usePortal();
 *   const query = itemQueries.list(sdk, { supplierId, limit: 1, offset: 0 });
 *   return useQuery(query, usePortalQueryClient()).data?.total;
 * }
 * ```
 */
export function usePortalQueryClient(): QueryClient {
  const queryClient = useContext(PortalQueryClientContext);
  if (!queryClient) throw createMissingProviderError();
  return queryClient;
}
