import {
  createIdentityClient,
  type IdentityAccount,
  IdentityError,
  type IdentitySession,
  identityErrorKind,
  isIdentityError,
} from '@portal-kit/sdk/identity';
import type { Account, IdentityProvider, RedirectSignIn } from './identity-provider';
import { peekReturnAddress, storeRequest, takeRequest } from './redirect-request';
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
  /** Whether the site is in a single sign-on group. Default true. */
  singleSignOn?: boolean;
  /** Navigates to the provider. Default: `location.assign`. */
  leavePage?: (url: string) => void;
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
 * Creates the adapter for SAP Customer Data Cloud (REST API). The `glt_{apiKey}` cookie holds the session.
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
  const { baseUrl, apiKey, cookies, session, redirectUrl, singleSignOn = true } = options;
  const leavePage = options.leavePage ?? ((url: string) => window.location.assign(url));
  const client = createIdentityClient({ baseUrl, apiKey });
  const cookieName = `glt_${apiKey}`;
  const loginToken = () => cookies.get(cookieName) ?? '';
  /** Returns the session cookie. Throws `no-session` if there is no cookie, because another tab may have signed out. */
  const requireLoginToken = () => {
    const token = loginToken();
    if (token === '') throw new IdentityError({ kind: 'no-session' });
    return { loginToken: token };
  };
  const storeSession = ({ loginToken: token, account }: IdentitySession, lifetimeSeconds?: number) => {
    cookies.set(cookieName, token, lifetimeSeconds);
    return toAccount(account);
  };
  const singleSignOnPages: RedirectSignIn = {
    async begin({ returnTo }) {
      leavePage(client.ssoLoginUrl({ redirectUrl, state: storeRequest(session, returnTo) }));
    },
    isResponse: ({ origin, pathname, searchParams }) =>
      origin + pathname === redirectUrl && (searchParams.has('authCode') || searchParams.has('errorCode')),
    returnAddress: ({ searchParams }) => peekReturnAddress(session, searchParams.get('state')),
    async finish({ searchParams }) {
      const { returnTo } = takeRequest(session, searchParams.get('state'));
      const code = Number(searchParams.get('errorCode') ?? 0);
      // 200009 means that accounts were linked. The response contains an authCode.
      if (code !== 0 && code !== 200009) throw new IdentityError({ kind: identityErrorKind(code), code });
      const authCode = searchParams.get('authCode') ?? '';
      if (authCode === '') throw new IdentityError({ kind: 'sso-failed' });
      const signedIn = await client.exchangeAuthCode({ authCode }).catch((error: unknown) => {
        // In this call an invalid token means a used or foreign authCode, because there is no session that could have
        // expired.
        if (!isIdentityError(error) || error.kind !== 'invalid-token') throw error;
        throw new IdentityError({ kind: 'sso-failed', code: error.code, callId: error.callId });
      });
      return { account: storeSession(signedIn), returnTo };
    },
  };
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
    redirect: singleSignOn ? singleSignOnPages : undefined,
    hasSession: () => loginToken() !== '',
    async verifySession() {
      await client.verifySession(requireLoginToken());
    },
    async getIdentityToken() {
      const { idToken } = await client.getJwt(requireLoginToken());
      return idToken;
    },
    async getAccount() {
      return toAccount(await client.getAccountInfo(requireLoginToken()));
    },
    forget: () => cookies.remove(cookieName),
    async signOut() {
      const token = loginToken();
      cookies.remove(cookieName);
      if (token !== '') await client.logout({ loginToken: token });
    },
  };
}
