import { firstRowsArrived, takeFirstRows } from '../boot/prefetch';
import type { PortalApp } from './portal-session';

/** Longest time in milliseconds to read rows that have arrived. */
const longestReadMs = 50;

/**
 * Reads the prefetched rows of the first screen into the cache, so that the first render contains the rows. Does nothing
 * without prefetched rows, after a sign-out, or after a failed request, which the list reports.
 */
async function readFirstRows({ session: { actor, sdk }, queryClient }: PortalApp): Promise<void> {
  const params = await takeFirstRows();
  if (!params) return;
  // The code is part of the first screen's chunk. Other screens do not load it.
  const { itemQueries } = await import('@portal-kit/sdk/items');
  const { access, visit } = actor.getSnapshot().context;
  if (!access || visit > 0) return;
  await queryClient.prefetchQuery(itemQueries.list(sdk, params));
}

/**
 * Resolves when the rows of the first screen are in the cache. Does not wait for rows that have not arrived: the first
 * render then shows placeholders, and its work is done before the rows arrive.
 */
export async function readArrivedRows(app: PortalApp): Promise<void> {
  if (!firstRowsArrived()) return;
  const limit = new Promise<void>((resolve) => {
    setTimeout(resolve, longestReadMs);
  });
  await Promise.race([readFirstRows(app).catch(() => {}), limit]);
}
