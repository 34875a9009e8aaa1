import type { CdcCalls, CdcIdentityOptions } from './cdc-calls';
import type { IdentityProvider } from './identity-provider';
import { peekReturnAddress } from './redirect-request';

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
        const message =
          'portal-kit: the code of the identity provider failed to load, so no call was sent. Retry the call.';
        throw Object.assign(new Error(message, { cause }), { kind: 'transient' });
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
