import type { LeaveGuard } from 'portal-kit/leaving';

export interface NavigateOptions {
  /** Replaces the current entry. For redirects of the application, which the leave guard never blocks. */
  replace?: boolean;
}

/** The page's address. Every navigation of the portal goes through it. */
export interface PageHistory {
  navigate: (to: string, options?: NavigateOptions) => void;
  pathname: () => string;
  /** The raw query with its `?`, or `''`. */
  search: () => string;
  /**
   * Returns the parent page's address with the query it had when the user left it. Returns other addresses unchanged.
   */
  rememberedAddress: (address: string) => string;
  /** Address that the user opened from the parent page, for example a list's details page. */
  openedAddress: () => string | undefined;
  subscribe: (listener: () => void) => () => void;
  stop: () => void;
}

const indexKey = 'pageIndex';
const parentKey = 'parentPage';
/** A series of traversals ends this many milliseconds after its last `popstate` event. */
const settleDelayMs = 20;

const getEntryIndex = (state: unknown): number | undefined => {
  const index = (state as Record<string, unknown> | null)?.[indexKey];
  return typeof index === 'number' ? index : undefined;
};

/** The page above the current one, for example the list of a record. */
interface ParentPage {
  /** Address with the query that the page had when the user left it. */
  address: string;
  /** Address that the user opened from the page. */
  opened: string;
}

const isBelow = (pathname: string, address: string) => pathname.startsWith(`${address.split('?')[0]}/`);

/**
 * Guards the browser's history: links, `navigate`, Back and Forward. Browsers cannot cancel Back and Forward, so the
 * history first restores the previous entry and then requests confirmation; subscribers are not notified. Navigation
 * within one path, for example to the next page of a list, is not guarded.
 */
export function createPageHistory(
  page: Window,
  guard: Pick<LeaveGuard, 'isBlocking' | 'attempt'>,
): PageHistory {
  const { history, location } = page;
  const listeners = new Set<() => void>();
  let index = getEntryIndex(history.state) ?? 0;
  const read = () => ({
    pathname: location.pathname,
    search: location.search,
    parent: history.state?.[parentKey] as ParentPage | undefined,
  });
  let current = read();
  /** Steps of the blocked traversal while the history restores the previous entry. */
  let blockedSteps: number | undefined;
  let settleTimer: number | undefined;

  if (getEntryIndex(history.state) === undefined)
    history.replaceState({ ...history.state, [indexKey]: 0 }, '');

  const commit = () => {
    index = getEntryIndex(history.state) ?? index;
    current = read();
    for (const listener of listeners) listener();
  };

  /** Returns a new entry's parent page. Pages below the same parent share it. */
  const getParentPage = (to: string, pathname: string): ParentPage | undefined => {
    const parent = isBelow(pathname, current.pathname)
      ? { address: current.pathname + current.search, opened: to }
      : current.parent;
    return parent && isBelow(pathname, parent.address) ? parent : undefined;
  };

  /** Runs after the last traversal: restores the previous entry, then requests confirmation. */
  const settle = () => {
    settleTimer = undefined;
    const offset = index - (getEntryIndex(history.state) ?? index);
    if (offset !== 0) return history.go(offset);
    const steps = blockedSteps;
    blockedSteps = undefined;
    if (steps !== undefined) guard.attempt(() => history.go(steps));
  };

  const onTraversed = () => {
    if (getEntryIndex(history.state) === undefined && location.pathname === current.pathname) {
      // The browser created this entry for a fragment link of the page.
      history.replaceState({ ...history.state, [indexKey]: index + 1, [parentKey]: current.parent }, '');
      return commit();
    }
    const steps = (getEntryIndex(history.state) ?? index) - index;
    const isOtherPath = location.pathname !== current.pathname;
    if (blockedSteps === undefined && !(guard.isBlocking() && isOtherPath)) return commit();
    if (blockedSteps === undefined && steps === 0) return commit();
    blockedSteps ??= steps;
    page.clearTimeout(settleTimer);
    settleTimer = page.setTimeout(settle, settleDelayMs);
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (guard.isBlocking()) event.preventDefault();
  };
  page.addEventListener('popstate', onTraversed);
  page.addEventListener('beforeunload', onBeforeUnload);

  return {
    navigate: (to, { replace = false } = {}) => {
      const { pathname } = new URL(to, location.href);
      const go = () => {
        const state = { [indexKey]: index + Number(!replace), [parentKey]: getParentPage(to, pathname) };
        if (replace) history.replaceState(state, '', to);
        else history.pushState(state, '', to);
        commit();
      };
      if (replace || pathname === current.pathname) go();
      else guard.attempt(go);
    },
    pathname: () => current.pathname,
    search: () => current.search,
    rememberedAddress: (address) => {
      const remembered = current.parent?.address;
      return remembered?.startsWith(`${address}?`) ? remembered : address;
    },
    openedAddress: () => current.parent?.opened,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      page.clearTimeout(settleTimer);
      page.removeEventListener('popstate', onTraversed);
      page.removeEventListener('beforeunload', onBeforeUnload);
    },
  };
}
