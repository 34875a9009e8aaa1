import type { QueryClient } from '@tanstack/react-query';
import type { FeatureId } from 'portal-kit/portal';
import { useEffect } from 'react';
import { CommandPalette } from '../shell/use-shell-dialog';
import { type PortalRoute, routes } from './route-table';

/** Delay before the preload, in milliseconds. While a query is loading, the delay starts again. */
const idleDelayMs = 3_000;

interface NetworkInformation {
  readonly saveData?: boolean;
}

const isSavingData = () =>
  (navigator as Navigator & { readonly connection?: NetworkInformation }).connection?.saveData === true;

/** Longest wait for an idle browser, in milliseconds. A slow device may never be idle. */
const longestIdleWaitMs = 5_000;

// Safari has no `requestIdleCallback`.
const onIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(run, { timeout: longestIdleWaitMs })
    : setTimeout(run);

/** Resolves when the browser is idle, from 3 s after the call to 8 s after the call. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => onIdle(resolve), idleDelayMs);
  });

/**
 * Preloads the code of the command palette, and of the details and forms of the current section. The preload starts 3 s
 * after the page appears, when no query is loading and the browser is idle. A browser that saves data preloads nothing.
 */
export function useIdlePages(
  { path, parent = path }: PortalRoute,
  can: (feature: FeatureId) => boolean,
  queryClient: QueryClient,
): void {
  useEffect(() => {
    if (isSavingData()) return;
    const preload = () => {
      CommandPalette.preload();
      for (const { page, parent: section, feature } of routes) {
        if (section === parent && can(feature)) page.preload();
      }
    };
    const timer = setInterval(() => {
      if (queryClient.isFetching() > 0 || !navigator.onLine) return;
      clearInterval(timer);
      onIdle(preload);
    }, idleDelayMs);
    return () => clearInterval(timer);
  }, [parent, can, queryClient]);
}
