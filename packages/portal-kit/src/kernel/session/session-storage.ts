/** Keys of the standalone portal. Source: specification, section 9. */
export const storageKeys = {
  accessToken: 'access_token',
  identityToken: 'id_token',
  permissions: 'permissions',
  userEmail: 'user_email',
  rememberMe: 'remember_me',
  featureFlags: 'featureFlags',
} as const;

/** Text by key; never throws. */
export interface TextStore {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  clear: () => void;
}

/** A browser storage that may be full, forbidden or cleared under us: then memory serves for the visit. */
export function createTextStore(open: () => Storage): TextStore {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? memory.get(key) ?? null,
    set: (key, value) => {
      memory.delete(key);
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) return;
      // Where only writing fails, the old text must not be read in place of this one.
      attempt((storage) => storage.removeItem(key));
      memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
}

/** First-party cookies of this page. */
export interface CookieJar {
  get: (name: string) => string | undefined;
  /** Without `maxAgeSeconds` the cookie ends with the browser. */
  set: (name: string, value: string, maxAgeSeconds?: number) => void;
  remove: (name: string) => void;
}

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
