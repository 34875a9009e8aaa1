/** What a session hears of the browser around it. */
export interface BrowserSignals {
  /** Another tab has changed a stored text; `key` is `null` when all were cleared. Returns the way to stop. */
  onStored: (listener: (key: string | null) => void) => () => void;
  /** The page is looked at again, restored from the back/forward cache, or back on the network. */
  onWoke: (listener: () => void) => () => void;
}

/**
 * The signals of a page. Tabs tell one another what they store by the browser's own `storage` event: it needs no
 * channel of ours, and reaches a tab that was frozen meanwhile.
 */
export function createBrowserSignals(page: Window): BrowserSignals {
  return {
    onStored: (listener) => {
      const hear = ({ key, storageArea }: StorageEvent) => {
        if (isSessionStorage(page, storageArea)) return;
        listener(key);
      };
      page.addEventListener('storage', hear);
      return () => page.removeEventListener('storage', hear);
    },
    onWoke: (listener) => {
      const shown = () => page.document.visibilityState === 'visible' && listener();
      page.document.addEventListener('visibilitychange', shown);
      page.addEventListener('pageshow', listener);
      page.addEventListener('online', listener);
      return () => {
        page.document.removeEventListener('visibilitychange', shown);
        page.removeEventListener('pageshow', listener);
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
