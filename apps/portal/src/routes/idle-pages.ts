import type { QueryClient } from '@tanstack/react-query';
import type { FeatureId } from 'portal-kit/portal';
import { useEffect } from 'react';
import { type PortalRoute, routes } from './route-table';

/** Time from the start of a page to the load of other pages' code, in milliseconds. */
const quietMs = 3_000;

interface NetworkInformation {
  readonly saveData?: boolean;
}

const isSavingData = () =>
  (navigator as Navigator & { readonly connection?: NetworkInformation }).connection?.saveData === true;

// Safari has no `requestIdleCallback`.
const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run);

/**
 * Loads the code of the pages that a page links to, so that they open at once: details and forms of the same section.
 * Starts some seconds after the page appears, when no query is loading and the browser is idle. Loads nothing if the
 * browser saves data.
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
    }, quietMs);
    return () => clearInterval(timer);
  }, [parent, can, queryClient]);
}
