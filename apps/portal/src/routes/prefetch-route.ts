import type { QueryClient } from '@tanstack/react-query';
import { decodeListState, opensView } from 'portal-kit/list-state';
import type { TextStore } from 'portal-kit/session';
import { useEffect } from 'react';
import { viewStore } from '../views/view-store';
import { splitAddress } from './addresses';
import { type FoundRoute, findRoute } from './find-route';
import { type PortalRoute, type RouteContext, routes } from './route-table';

export type PrefetchContext = Pick<RouteContext, 'sdk' | 'supplierId' | 'can' | 'email'> & {
  queryClient: QueryClient;
  local: TextStore;
};

/** Returns whether the page is a list that opens a view. Only the list knows the state of the view. */
function showsView(
  { list, path }: PortalRoute,
  search: URLSearchParams,
  { local, supplierId, email = '' }: PrefetchContext,
): boolean {
  if (!list) return false;
  const views = viewStore(local, { email, supplierId, list: path });
  return opensView(decodeListState(search, list), views.read(list));
}

/**
 * Starts the code and the data of a page together, if the user may open it and the browser is online. The page reads the
 * same queries and reports failures.
 */
export function prefetchRoute(
  { route, params }: FoundRoute,
  search: URLSearchParams,
  context: PrefetchContext,
): void {
  const { queryClient } = context;
  if (!context.can(route.feature) || !navigator.onLine) return;
  route.page.preload?.();
  if (showsView(route, search, context)) return;
  const [id = ''] = Object.values(params);
  for (const query of route.queries?.({ ...context, id, search }) ?? []) {
    // The page shows a recent failure with a Retry button, which repeats the request.
    const hasFailed = queryClient.getQueryState(query.queryKey)?.status === 'error';
    if (!hasFailed) void queryClient.prefetchQuery(query);
  }
}

/** Delay in milliseconds after which a page is usually complete. */
export const preloadDelayMs = 5_000;

/** How long the pointer or the focus stays on a link before its page is prefetched, in milliseconds. */
const intentMs = 100;
/** Shortest time between two prefetches of one URL, in milliseconds. */
const repeatMs = 30_000;

const isSavingData = () =>
  (navigator as Navigator & { readonly connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Prefetches the page of a link when the pointer or the focus stays on the link. Each URL is prefetched at most once in 30
 * seconds, and never in a browser that saves data.
 */
export function usePrefetchOnIntent(context: PrefetchContext): void {
  useEffect(() => {
    const prefetchedAtMs = new Map<string, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = ({ href, origin, pathname, search }: HTMLAnchorElement) => {
      const { supplierId, rest = '' } = splitAddress(pathname) ?? {};
      const found = findRoute(rest);
      const isRecent = Date.now() - (prefetchedAtMs.get(href) ?? 0) < repeatMs;
      const isOpen = pathname === location.pathname;
      if (origin !== location.origin || supplierId !== context.supplierId || !found || isOpen || isRecent)
        return;
      prefetchedAtMs.set(href, Date.now());
      prefetchRoute(found, new URLSearchParams(search), context);
    };
    const onIntent = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link && !isSavingData()) timer = setTimeout(() => prefetch(link), intentMs);
    };
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [context]);
}

/** Preloads the code of the form for a new record of a list, except in a browser that saves data. */
export function usePreloadForm({ path }: PortalRoute, can: PrefetchContext['can']): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const form = routes.find(({ kind, parent }) => kind === 'form' && parent === path);
      if (form && can(form.feature) && navigator.onLine && !isSavingData()) form.page.preload?.();
    }, preloadDelayMs);
    return () => clearTimeout(timer);
  }, [path, can]);
}
