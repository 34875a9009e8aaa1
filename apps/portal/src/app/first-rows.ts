import { takeFirstRows } from '../boot/prefetch';
import type { PortalApp } from './portal-session';

/** Longest delay of the first render in milliseconds. A user does not notice this delay. */
const longestWaitMs = 50;

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

/** Resolves when the rows of the first screen are in the cache, and at the latest after 50 ms. */
export async function firstRowsOrWait(app: PortalApp): Promise<void> {
  const wait = new Promise<void>((resolve) => {
    setTimeout(resolve, longestWaitMs);
  });
  await Promise.race([readFirstRows(app).catch(() => {}), wait]);
}
