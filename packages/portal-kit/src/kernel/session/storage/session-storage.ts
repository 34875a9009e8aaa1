/** Stores text by key. Never throws. */
export interface TextStore {
  /** Returns `null` for an unknown key. */
  get: (key: string) => string | null;
  /** Replaces the stored text. */
  set: (key: string, value: string) => void;
  /** Does nothing for an unknown key. */
  remove: (key: string) => void;
  /**
   * Returns whether the browser stores a text, so that the text remains after the page closes. `false` for a text that is
   * in memory only, because the storage is full or forbidden.
   */
  isStored: (key: string) => boolean;
  /** Returns the keys that start with the prefix. */
  keys: (prefix: string) => string[];
  /** Removes every key that starts with the prefix. */
  removeAll: (prefix: string) => void;
  /** Removes every key, including keys of other code. */
  clear: () => void;
}

export interface TextStoreOptions {
  /**
   * Prefix of keys that may be removed when the storage has no space for another key. Pending saves of forms are removed
   * last. Default: none.
   */
  expendable?: string;
}

/**
 * Returns whether the draft store uses the key for a pending save: `pendingSaveKey` in an encoded key of
 * `createDraftStore`.
 */
const isPendingSave = (key: string) => key.includes(':pending%2F');

/**
 * Creates a text store over a browser storage. Falls back to memory while the storage is full or forbidden.
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
  const storedKeys = () =>
    attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ??
    [];
  const keys = (prefix: string) =>
    [...new Set([...memory.keys(), ...storedKeys()])].filter((key) => key.startsWith(prefix));
  const remove = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  };
  const removeAll = (prefix: string) => {
    for (const key of keys(prefix)) remove(key);
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
      if (expendable !== undefined && !key.startsWith(expendable)) {
        const removable = storedKeys().filter((one) => one.startsWith(expendable));
        for (const group of [
          removable.filter((one) => !isPendingSave(one)),
          removable.filter(isPendingSave),
        ]) {
          for (const one of group) attempt((storage) => storage.removeItem(one));
          if (store()) return;
        }
      }
      // If only the write failed, `get` would return the old text.
      attempt((storage) => storage.removeItem(key));
      memory.set(key, value);
    },
    remove,
    isStored: (key) => attempt((storage) => storage.getItem(key)) != null,
    keys,
    removeAll,
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
}

/** First-party cookies of a page. Never throws. */
export interface CookieJar {
  /** Returns `undefined` for a missing or an HttpOnly cookie. */
  get: (name: string) => string | undefined;
  /** Default of `maxAgeSeconds`: the cookie ends with the browser session. */
  set: (name: string, value: string, maxAgeSeconds?: number) => void;
  /** Returns whether the browser stores a cookie. `false` for a cookie that is in memory only. */
  isStored: (name: string) => boolean;
  /** Does nothing for a missing cookie. */
  remove: (name: string) => void;
}

/**
 * Creates a page's cookie store: `Path=/`, `SameSite=Strict`, and `Secure` over https. Falls back to memory when the
 * browser blocks cookies.
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
  const memory = new Map<string, string>();
  const write = (name: string, value: string, maxAgeSeconds: number | undefined) => {
    const parts = [`${name}=${encodeURIComponent(value)}`, 'path=/', 'samesite=strict'];
    if (page.location.protocol === 'https:') parts.push('secure');
    if (maxAgeSeconds !== undefined) parts.push(`max-age=${maxAgeSeconds}`);
    try {
      page.cookie = parts.join('; ');
    } catch {
      // Pages with an opaque origin, such as sandboxed frames, have no cookies.
    }
  };
  const read = (name: string) => {
    let entry: string | undefined;
    try {
      entry = page.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
    } catch {
      return undefined;
    }
    if (entry === undefined) return undefined;
    const value = entry.slice(name.length + 1);
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  };
  return {
    get: (name) => memory.get(name) ?? read(name),
    set: (name, value, maxAgeSeconds) => {
      write(name, value, maxAgeSeconds);
      // A browser that blocks cookies ignores the write without an error.
      if (read(name) === value) memory.delete(name);
      else memory.set(name, value);
    },
    isStored: (name) => read(name) !== undefined && !memory.has(name),
    remove: (name) => {
      memory.delete(name);
      write(name, '', 0);
    },
  };
}
