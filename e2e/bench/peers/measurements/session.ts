import type { Browser } from 'playwright';
import { measuring, type StorageState } from '../../benchmark.ts';
import { visitOnce } from '../../browser/browser.ts';
import { portalSupplierId, portalUser } from '../drivers/portal.ts';

/** Half of the lifetime of an access token, so that no measured page has to renew its token. */
const maxAgeMs = 5 * 60_000;

/** Signs in to the portal once per origin, and again before the access token expires. */
export function portalSession(browser: Browser): (origin: string) => Promise<StorageState> {
  const sessions = new Map<string, { readonly state: StorageState; readonly createdAt: number }>();
  return async (origin) => {
    const known = sessions.get(origin);
    if (known && performance.now() - known.createdAt < maxAgeMs) return known.state;
    const state = await measuring('a sign-in to the portal', () =>
      visitOnce(browser, origin, portalUser, portalSupplierId),
    );
    sessions.set(origin, { state, createdAt: performance.now() });
    return state;
  };
}
