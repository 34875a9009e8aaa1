import type { QueryClient } from '@tanstack/react-query';
import type { FeatureId } from 'portal-kit/portal';
import { useEffect } from 'react';
import { type PortalRoute, routes } from './route-table';

/** Delay in milliseconds until the code of linked pages loads. While a query loads, the delay starts again. */
const idleDelayMs = 3_000;

interface NetworkInformation {
  readonly saveData?: boolean;
}

const isSavingData = () =>
  (navigator as Navigator & { readonly connection?: NetworkInformation }).connection?.saveData === true;

// Safari has no `requestIdleCallback`.
const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run);

/**
 * Loads the code of the pages that a page links to, so that they open at once: the lists, details and forms of its
 * section. The load starts 3 s after the page appears, when no query is loading and the browser is idle. A browser that
 * saves data loads nothing.
 */
export function useIdlePages(
  { path, parent = path }: PortalRoute,
  can: (feature: FeatureId) => boolean,
  queryClient: QueryClient,
): void {
  useEffect(() => {
    if (isSavingData()) return;
    const preload = () => {
      for (const { page, parent: section, feature } of routes) {
        if (section === parent && can(feature)) page.preload();
      }
    };
    const timer = setInterval(() => {
      if (queryClient.isFetching() > 0 || !navigator.onLine) return;
      clearInterval(timer);
      whenIdle(preload);
    }, idleDelayMs);
    return () => clearInterval(timer);
  }, [parent, can, queryClient]);
}
