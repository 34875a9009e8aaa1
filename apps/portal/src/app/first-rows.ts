import type { PortalSdk } from '@portal-kit/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { whenFirstRowsArrived } from '../boot/prefetch';

/**
 * Reads the prefetched rows of the first screen into the cache while the screen still waits for the suppliers, so that
 * its first render contains the rows. Does nothing for a screen without prefetched rows, and after a failed request, which
 * the list reports itself.
 */
export async function readFirstRows(sdk: PortalSdk, queryClient: QueryClient): Promise<void> {
  const params = await whenFirstRowsArrived();
  if (!params) return;
  // The code is part of the first screen's chunk. Other screens do not load it.
  const { itemQueries } = await import('@portal-kit/sdk/items');
  await queryClient.prefetchQuery(itemQueries.list(sdk, params));
}
