/** Text by key; never throws. */
export interface TextStore {
  /** `null` for what is not there. */
  get: (key: string) => string | null;
  /** Takes the place of what was there. */
  set: (key: string, value: string) => void;
  /** What is not there stays so. */
  remove: (key: string) => void;
  /** Removes every key that starts so. */
  removeAll: (prefix: string) => void;
  /** Removes everything, whoever has put it there. */
  clear: () => void;
}

export interface TextStoreOptions {
  /** Keys that start so are given up when the storage is full. */
  expendable?: string;
}

/**
 * A browser storage that may be full, forbidden or cleared under us: then memory serves for the visit.
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
      // Where only writing fails, the old text must not be read in place of this one.
      attempt((storage) => storage.removeItem(key));
      memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    removeAll,
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
}

/** First-party cookies of this page. */
export interface CookieJar {
  /** `undefined` for a cookie that is not there, or that scripts may not see. */
  get: (name: string) => string | undefined;
  /** Without `maxAgeSeconds` the cookie ends with the browser. */
  set: (name: string, value: string, maxAgeSeconds?: number) => void;
  /** What is not there stays so. */
  remove: (name: string) => void;
}

/**
 * Cookies of a page for all its paths, `SameSite=Strict`, and `Secure` over https.
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
