/** Browser events that a session listens to. */
export interface BrowserSignals {
  /**
   * Calls the listener when another tab has changed a stored value. `key` is `null` when the storage was cleared.
   * Returns an unsubscribe function.
   */
  onStored: (listener: (key: string | null) => void) => () => void;
  /**
   * Calls the listener when the page is visible again, restored from the back/forward cache, or online again. Returns
   * an unsubscribe function.
   */
  onWoke: (listener: () => void) => () => void;
}

/**
 * Creates a page's signals. Uses the browser's `storage` event between tabs. A frozen tab receives the event when it
 * thaws.
 */
export function createBrowserSignals(page: Window): BrowserSignals {
  return {
    onStored: (listener) => {
      const onStorage = ({ key, storageArea }: StorageEvent) => {
        if (isSessionStorage(page, storageArea)) return;
        listener(key);
      };
      page.addEventListener('storage', onStorage);
      return () => page.removeEventListener('storage', onStorage);
    },
    onWoke: (listener) => {
      const onVisibilityChange = () => page.document.visibilityState === 'visible' && listener();
      // The first `pageshow` of a page belongs to its load.
      const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
      page.document.addEventListener('visibilitychange', onVisibilityChange);
      page.addEventListener('pageshow', onPageShow);
      page.addEventListener('online', listener);
      return () => {
        page.document.removeEventListener('visibilitychange', onVisibilityChange);
        page.removeEventListener('pageshow', onPageShow);
        page.removeEventListener('online', listener);
      };
    },
  };
}

function isSessionStorage(page: Window, area: Storage | null): boolean {
  try {
    return area !== null && area === page.sessionStorage;
  } catch {
    return false;
  }
}
