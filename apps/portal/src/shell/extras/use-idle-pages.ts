import { type FeatureId, usePortalQueryClient } from 'portal-kit/portal';
import { useEffect } from 'react';
import { idleDelayMs, onIdle } from '../../routes/idle';
import { type PortalRoute, routes } from '../../routes/route-table';
import { CommandPalette } from '../use-shell-dialog';

interface NetworkInformation {
  readonly saveData?: boolean;
}

const isSavingData = () =>
  (navigator as Navigator & { readonly connection?: NetworkInformation }).connection?.saveData === true;

/**
 * Preloads the code of the command palette, and of the details and forms of the current section. The preload starts 3 s
 * after the page appears, when no query is loading and the browser is idle. A browser that saves data preloads nothing.
 */
export function useIdlePages(
  { path, parent = path }: PortalRoute,
  can: (feature: FeatureId) => boolean,
): void {
  const queryClient = usePortalQueryClient();
  useEffect(() => {
    if (isSavingData()) return;
    const preload = () => {
      CommandPalette.preload();
      for (const { page, parent: section, feature } of routes) {
        if (section === parent && can(feature)) page.preload();
      }
    };
    // While a query is loading, the delay starts again.
    const timer = setInterval(() => {
      if (queryClient.isFetching() > 0 || !navigator.onLine) return;
      clearInterval(timer);
      onIdle(preload);
    }, idleDelayMs);
    return () => clearInterval(timer);
  }, [parent, can, queryClient]);
}
