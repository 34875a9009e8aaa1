import type { QueryClient } from '@tanstack/react-query';
import type { Session } from 'portal-kit/session';
import { takeFirstRows } from '../boot/prefetch';

/**
 * Reads the prefetched rows of the first screen into the cache while the screen still waits for the suppliers, so that
 * its first render contains the rows. Does nothing for a screen without prefetched rows, after a failed request, which the
 * list reports itself, and after a sign-out.
 */
export async function readFirstRows({ actor, sdk }: Session, queryClient: QueryClient): Promise<void> {
  const params = await takeFirstRows();
  // The code is part of the first screen's chunk. Other screens do not load it.
  const { itemQueries } = params ? await import('@portal-kit/sdk/items') : {};
  const { access, visit } = actor.getSnapshot().context;
  if (!params || !itemQueries || !access || visit > 0) return;
  await queryClient.prefetchQuery(itemQueries.list(sdk, params));
}
