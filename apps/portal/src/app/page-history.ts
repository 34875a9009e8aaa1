/** Asked before the user leaves a screen. */
export interface Leaving {
  isHolding: () => boolean;
  /** Runs the way out, at once or when the user has confirmed it. */
  attempt: (proceed: () => void) => void;
}

export interface NavigateOptions {
  /** In place of the current entry. The application's own redirects do that, and are never held back. */
  replace?: boolean;
}

/** The page's address, and the only way to change it. */
export interface PageHistory {
  navigate: (to: string, options?: NavigateOptions) => void;
  pathname: () => string;
  /** The query as it stands, with its `?`, or `''`. */
  search: () => string;
  /**
   * The address as it was when the user went from it to the page that is shown, or on from there to pages below it;
   * unless that is so, the address itself.
   */
  asLeft: (address: string) => string;
  /** What the user chose on the page above, as the address that it led to. */
  chosen: () => string | undefined;
  subscribe: (listener: () => void) => () => void;
  stop: () => void;
}

const indexKey = 'pageIndex';
const aboveKey = 'pageAbove';
/** Traversals come one after the other; a pause this long means that they have ended. Milliseconds. */
const quietMs = 20;

const indexOf = (state: unknown): number | undefined => {
  const index = (state as Record<string, unknown> | null)?.[indexKey];
  return typeof index === 'number' ? index : undefined;
};

/** The page above the one that is shown, such as the list of a record. */
interface Above {
  /** With the query that it was left with. */
  address: string;
  /** Where it was left for. */
  chosen: string;
}

const isBelow = (pathname: string, address: string) => pathname.startsWith(`${address.split('?')[0]}/`);

/**
 * The browser's history with a guard in front of it: links, `navigate`, Back and Forward. Back and Forward cannot be
 * stopped, so the browser is sent to where it was, and only then the user is asked; screens see none of it. Moves
 * within one path, such as a list's paging, are free.
 */
export function createPageHistory(page: Window, leaving: Leaving): PageHistory {
  const { history, location } = page;
  const listeners = new Set<() => void>();
  let index = indexOf(history.state) ?? 0;
  const read = () => ({
    pathname: location.pathname,
    search: location.search,
    above: history.state?.[aboveKey] as Above | undefined,
  });
  let shown = read();
  /** Where the user wanted to go while the browser is being sent back. */
  let wanted: number | undefined;
  let settling: number | undefined;

  if (indexOf(history.state) === undefined) history.replaceState({ ...history.state, [indexKey]: 0 }, '');

  const commit = () => {
    index = indexOf(history.state) ?? index;
    shown = read();
    for (const listener of listeners) listener();
  };

  /** What is remembered of the page above one that is gone to: as long as that stays below it. */
  const aboveOf = (to: string, pathname: string): Above | undefined => {
    const above = isBelow(pathname, shown.pathname)
      ? { address: shown.pathname + shown.search, chosen: to }
      : shown.above;
    return above && isBelow(pathname, above.address) ? above : undefined;
  };

  /** Once the traversals have ended: either the browser stands where it stood, or it is sent there. */
  const settle = () => {
    settling = undefined;
    const offset = index - (indexOf(history.state) ?? index);
    if (offset !== 0) return history.go(offset);
    const steps = wanted;
    wanted = undefined;
    if (steps !== undefined) leaving.attempt(() => history.go(steps));
  };

  const onTraversed = () => {
    if (indexOf(history.state) === undefined && location.pathname === shown.pathname) {
      // A fragment of this page has made an entry of its own.
      history.replaceState({ ...history.state, [indexKey]: index + 1, [aboveKey]: shown.above }, '');
      return commit();
    }
    const steps = (indexOf(history.state) ?? index) - index;
    const isElsewhere = location.pathname !== shown.pathname;
    if (wanted === undefined && !(leaving.isHolding() && isElsewhere)) return commit();
    if (wanted === undefined && steps === 0) return commit();
    wanted ??= steps;
    page.clearTimeout(settling);
    settling = page.setTimeout(settle, quietMs);
  };
  const warn = (event: BeforeUnloadEvent) => {
    if (leaving.isHolding()) event.preventDefault();
  };
  page.addEventListener('popstate', onTraversed);
  page.addEventListener('beforeunload', warn);

  return {
    navigate: (to, { replace = false } = {}) => {
      const { pathname } = new URL(to, location.href);
      const go = () => {
        const state = { [indexKey]: index + Number(!replace), [aboveKey]: aboveOf(to, pathname) };
        if (replace) history.replaceState(state, '', to);
        else history.pushState(state, '', to);
        commit();
      };
      const isElsewhere = pathname !== shown.pathname;
      if (replace || !isElsewhere) go();
      else leaving.attempt(go);
    },
    pathname: () => shown.pathname,
    search: () => shown.search,
    asLeft: (address) => {
      const left = shown.above?.address;
      return left?.startsWith(`${address}?`) ? left : address;
    },
    chosen: () => shown.above?.chosen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      page.clearTimeout(settling);
      page.removeEventListener('popstate', onTraversed);
      page.removeEventListener('beforeunload', warn);
    },
  };
}
