import {
  createIdentityClient,
  type IdentityAccount,
  IdentityError,
  type IdentitySession,
  identityErrorKind,
} from '@portal-kit/sdk/identity';
import { beginSingleSignOn, finishSingleSignOn } from '../client/web-sdk';
import type { CookieJar, TextStore } from '../storage/session-storage';
import type { Account, IdentityProvider } from './identity-provider';
import { peekReturnAddress, storeRequest, takeReturnAddress } from './redirect-request';

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

/** Lifetime of a remembered session in seconds. */
const rememberedSeconds = 30 * 24 * 60 * 60;

const toAccount = ({ email, nickname, company, companyID }: IdentityAccount): Account => ({
  email,
  nickname,
  company,
  companyId: companyID,
});

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
  const { baseUrl, apiKey, cookies, session, redirectUrl, webSdkUrl: url } = options;
  const client = createIdentityClient({ baseUrl, apiKey });
  const cookieName = `glt_${apiKey}`;
  const readLoginToken = () => cookies.get(cookieName) ?? '';
  /** Returns the session cookie. Throws `no-session` if there is no cookie, because another tab may have signed out. */
  const requireLoginToken = () => {
    const loginToken = readLoginToken();
    if (loginToken === '') throw new IdentityError({ kind: 'no-session' });
    return { loginToken };
  };
  const storeSession = ({ loginToken, account }: IdentitySession, lifetimeSeconds?: number) => {
    cookies.set(cookieName, loginToken, lifetimeSeconds);
    return toAccount(account);
  };
  const getAccount = async () => toAccount(await client.getAccountInfo(requireLoginToken()));
  return {
    password: {
      async signIn({ loginId, password, isRemembered }) {
        const lifetimeSeconds = isRemembered ? rememberedSeconds : undefined;
        const signedIn = await client.login({
          loginId,
          password,
          sessionExpirationSeconds: lifetimeSeconds ?? 0,
        });
        return storeSession(signedIn, lifetimeSeconds);
      },
      requestReset: (loginId) => client.requestPasswordReset({ loginId }),
      setNewPassword: (reset) => client.setNewPassword(reset),
    },
    redirect: url
      ? {
          readsAddress: true,
          async begin({ returnTo }) {
            cookies.remove(cookieName);
            const state = storeRequest(session, returnTo);
            await beginSingleSignOn({ url, apiKey }, { redirectUrl, state });
          },
          isResponse: ({ origin, pathname, searchParams }) =>
            origin + pathname === redirectUrl &&
            (searchParams.has('authCode') ||
              searchParams.has('errorCode') ||
              searchParams.has('gig_actions')),
          returnAddress: ({ searchParams }) => peekReturnAddress(session, searchParams.get('state')),
          async finish({ searchParams }) {
            // The script uses every code in the address, so it must not be loaded for a response to another request.
            const returnTo = takeReturnAddress(session, searchParams.get('state'));
            if (returnTo === null) throw new IdentityError({ kind: 'sso-failed' });
            const code = Number(searchParams.get('errorCode') ?? 0);
            // 200009 means that accounts were linked. The response contains an authCode.
            if (code !== 0 && code !== 200009)
              throw new IdentityError({ kind: identityErrorKind(code), code });
            await finishSingleSignOn({ url, apiKey });
            if (readLoginToken() === '') throw new IdentityError({ kind: 'sso-failed' });
            return { account: await getAccount(), returnTo };
          },
        }
      : undefined,
    hasSession: () => readLoginToken() !== '',
    isSessionStored: () => cookies.isStored(cookieName),
    async verifySession() {
      await client.verifySession(requireLoginToken());
    },
    async getIdentityToken() {
      const { idToken } = await client.getJwt(requireLoginToken());
      return idToken;
    },
    getAccount,
    forget: () => cookies.remove(cookieName),
    async signOut() {
      const loginToken = readLoginToken();
      cookies.remove(cookieName);
      if (loginToken !== '') await client.logout({ loginToken });
    },
  };
}
