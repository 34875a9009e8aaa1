/** Text by key; never throws. */
interface TextStore {
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
interface TextStoreOptions {
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
declare function createTextStore(open: () => Storage, { expendable }?: TextStoreOptions): TextStore;
/** First-party cookies of this page. */
interface CookieJar {
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
declare function createCookieJar(page: Document): CookieJar;

export { createTextStore as a, createCookieJar as c };
export type { CookieJar as C, TextStore as T };
