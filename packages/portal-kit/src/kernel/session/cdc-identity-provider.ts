import type { CdcCalls } from './cdc-calls';
import type { IdentityProvider } from './identity-provider';
import { peekReturnAddress } from './redirect-request';
import type { CookieJar, TextStore } from './session-storage';

/** Options of {@link createCdcIdentityProvider}. */
export interface CdcIdentityOptions {
  /** `https://accounts.{dc}.gigya.com`, or a CNAME of the portal's own domain. */
  baseUrl: string;
  /** The site's API key. The key is public and part of the session cookie's name. */
  apiKey: string;
  /** Cookies of the page, including the session cookie. */
  cookies: CookieJar;
  /** Session storage, for the pending sign-in request of this tab. */
  session: TextStore;
  /** Absolute address of the portal's sign-in page, for the provider's responses. */
  redirectUrl: string;
  /**
   * Address of the provider's web SDK without the API key, for example `https://cdns.eu1.gigya.com/js/gigya.js`. The
   * script is loaded only for single sign-on. Default: no single sign-on.
   */
  webSdkUrl?: string | undefined;
}

/**
 * Creates the adapter for SAP Customer Data Cloud: its REST API, and its web SDK for single sign-on. The `glt_{apiKey}`
 * cookie holds the session.
 *
 * Source: specification, section 4.
 *
 * Errors: as for every {@link IdentityProvider}.
 *
 * @example
 * ```ts
 * import { createCdcIdentityProvider, createCookieJar, createTextStore } from 'portal-kit/session';
 *
 * export const provider = createCdcIdentityProvider({
 *   baseUrl: 'https://accounts.eu1.gigya.com',
 *   apiKey: '3_abc',
 *   cookies: createCookieJar(document),
 *   session: createTextStore(() => sessionStorage),
 *   redirectUrl: 'https://portal.example/login',
 * });
 * ```
 */
export function createCdcIdentityProvider(options: CdcIdentityOptions): IdentityProvider {
  const { apiKey, cookies, session, redirectUrl, webSdkUrl } = options;
  const cookieName = `glt_${apiKey}`;
  const loginToken = () => cookies.get(cookieName) ?? '';
  let loaded: Promise<CdcCalls> | undefined;
  const load = () => {
    loaded ??= import('./cdc-calls').then(
      ({ createCdcCalls }) => createCdcCalls(options, cookieName),
      (cause: unknown) => {
        loaded = undefined;
        throw Object.assign(
          new Error('portal-kit: the code of the identity provider was not loaded.', { cause }),
          {
            kind: 'transient',
          },
        );
      },
    );
    return loaded;
  };
  return {
    password: {
      signIn: async (credentials) => (await load()).signIn(credentials),
      requestReset: async (loginId) => (await load()).requestReset(loginId),
      setNewPassword: async (reset) => (await load()).setNewPassword(reset),
    },
    redirect: webSdkUrl
      ? {
          readsAddress: true,
          begin: async (request) => (await load()).begin(request),
          isResponse: ({ origin, pathname, searchParams }) =>
            origin + pathname === redirectUrl &&
            (searchParams.has('authCode') ||
              searchParams.has('errorCode') ||
              searchParams.has('gig_actions')),
          returnAddress: ({ searchParams }) => peekReturnAddress(session, searchParams.get('state')),
          finish: async (address) => (await load()).finish(address),
        }
      : undefined,
    hasSession: () => loginToken() !== '',
    isSessionStored: () => cookies.isStored(cookieName),
    verifySession: async () => (await load()).verifySession(),
    getIdentityToken: async () => (await load()).getIdentityToken(),
    getAccount: async () => (await load()).getAccount(),
    forget: () => cookies.remove(cookieName),
    async signOut() {
      const token = loginToken();
      cookies.remove(cookieName);
      if (token !== '') await (await load()).logout(token);
    },
  };
}
