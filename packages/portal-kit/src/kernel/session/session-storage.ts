/** Stores text by key. Never throws. */
export interface TextStore {
  /** Returns `null` for an unknown key. */
  get: (key: string) => string | null;
  /** Replaces the stored text. */
  set: (key: string, value: string) => void;
  /** Does nothing for an unknown key. */
  remove: (key: string) => void;
  /**
   * Returns whether the browser stores a text, so that it lasts after the page. `false` for a text that is in memory only,
   * because the storage is full or forbidden.
   */
  isStored: (key: string) => boolean;
  /** Removes every key that starts with the prefix. */
  removeAll: (prefix: string) => void;
  /** Removes every key, including keys of other code. */
  clear: () => void;
}

export interface TextStoreOptions {
  /** Prefix of keys that may be removed when the storage is full. Default: none. */
  expendable?: string;
}

/**
 * Text store over a browser storage. Falls back to memory while the storage is full or forbidden.
 *
 * @example
 * ```ts
 * import { createTextStore, draftKeyPrefix } from 'portal-kit/session';
 *
 * export const local = createTextStore(() => localStorage, { expendable: draftKeyPrefix });
 * ```
 */
export function createTextStore(open: () => Storage, { expendable }: TextStoreOptions = {}): TextStore {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  const removeAll = (prefix: string) => {
    for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
    attempt((storage) => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
    });
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? memory.get(key) ?? null,
    set: (key, value) => {
      memory.delete(key);
      const store = () =>
        attempt((storage) => {
          storage.setItem(key, value);
          return true;
        });
      if (store()) return;
      if (expendable !== undefined) {
        removeAll(expendable);
        if (!key.startsWith(expendable) && store()) return;
      }
      // If only the write failed, `get` would return the old text.
      attempt((storage) => storage.removeItem(key));
      memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    isStored: (key) => attempt((storage) => storage.getItem(key)) != null,
    removeAll,
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
}

/** First-party cookies of a page. */
export interface CookieJar {
  /** Returns `undefined` for a missing or an HttpOnly cookie. */
  get: (name: string) => string | undefined;
  /** Default of `maxAgeSeconds`: the cookie ends with the browser session. */
  set: (name: string, value: string, maxAgeSeconds?: number) => void;
  /** Does nothing for a missing cookie. */
  remove: (name: string) => void;
}

/**
 * Cookies of a page: `Path=/`, `SameSite=Strict`, and `Secure` over https.
 *
 * @example
 * ```ts
 * import { createCookieJar } from 'portal-kit/session';
 *
 * const cookies = createCookieJar(document);
 * cookies.set('seen', 'yes', 30 * 24 * 60 * 60);
 * ```
 */
export function createCookieJar(page: Document): CookieJar {
  const write = (name: string, value: string, maxAgeSeconds: number | undefined) => {
    const parts = [`${name}=${encodeURIComponent(value)}`, 'path=/', 'samesite=strict'];
    if (page.location.protocol === 'https:') parts.push('secure');
    if (maxAgeSeconds !== undefined) parts.push(`max-age=${maxAgeSeconds}`);
    page.cookie = parts.join('; ');
  };
  return {
    get: (name) => {
      const entry = page.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
      if (entry === undefined) return undefined;
      const value = entry.slice(name.length + 1);
      try {
        return decodeURIComponent(value);
      } catch {
        return value;
      }
    },
    set: write,
    remove: (name) => write(name, '', 0),
  };
}
