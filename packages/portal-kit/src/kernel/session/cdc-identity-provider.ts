import {
  createIdentityClient,
  type IdentityAccount,
  IdentityError,
  type IdentitySession,
  identityErrorKind,
  isIdentityError,
} from '@portal-kit/sdk/identity';
import type { Account, IdentityProvider, RedirectSignIn } from './identity-provider';
import { peekReturnAddress, rememberRequest, takeRequest } from './redirect-request';
import type { CookieJar, TextStore } from './session-storage';

/** Options of {@link createCdcIdentityProvider}. */
export interface CdcIdentityOptions {
  /** `https://accounts.{dc}.gigya.com`, or a CNAME of the portal's own domain. */
  baseUrl: string;
  /** The site's API key; public, and part of the session cookie's name. */
  apiKey: string;
  /** Where the session's cookie lies. */
  cookies: CookieJar;
  /** Storage of this tab: what it has asked the provider's pages for. */
  session: TextStore;
  /** The portal's sign-in address, to which the provider's pages lead back. */
  redirectUrl: string;
  /** Whether the site is in a single sign-on group. Default true. */
  singleSignOn?: boolean;
  /** Leaves the page. Default: by its `location`. */
  leavePage?: (url: string) => void;
}

/** How long a remembered session lasts. Seconds. */
const rememberedSeconds = 30 * 24 * 60 * 60;

const toAccount = ({ email, nickname, company, companyID }: IdentityAccount): Account => ({
  email,
  nickname,
  company,
  companyId: companyID,
});

/**
 * SAP Customer Data Cloud by its REST calls; the session is proven by its `glt_{apiKey}` cookie. Source:
 * specification, section 4.
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
  /** Another tab may have signed out: without its cookie there is nothing to ask the provider. */
  const provenSession = () => {
    const token = loginToken();
    if (token === '') throw new IdentityError({ kind: 'no-session' });
    return { loginToken: token };
  };
  const keep = ({ loginToken: token, account }: IdentitySession, lifetimeSeconds?: number) => {
    cookies.set(cookieName, token, lifetimeSeconds);
    return toAccount(account);
  };
  const singleSignOnPages: RedirectSignIn = {
    async begin({ returnTo }) {
      leavePage(client.ssoLoginUrl({ redirectUrl, state: rememberRequest(session, returnTo) }));
    },
    isAnswer: ({ origin, pathname, searchParams }) =>
      origin + pathname === redirectUrl && (searchParams.has('authCode') || searchParams.has('errorCode')),
    returnAddress: ({ searchParams }) => peekReturnAddress(session, searchParams.get('state')),
    async finish({ searchParams }) {
      const { returnTo } = takeRequest(session, searchParams.get('state'));
      const code = Number(searchParams.get('errorCode') ?? 0);
      // 200009 says that accounts have been linked on the way, and brings a code as usual.
      if (code !== 0 && code !== 200009) throw new IdentityError({ kind: identityErrorKind(code), code });
      const authCode = searchParams.get('authCode') ?? '';
      if (authCode === '') throw new IdentityError({ kind: 'sso-failed' });
      const signedIn = await client.exchangeAuthCode({ authCode }).catch((error: unknown) => {
        // A code that is used up or foreign: there is no session yet that could have expired.
        if (!isIdentityError(error) || error.kind !== 'invalid-token') throw error;
        throw new IdentityError({ kind: 'sso-failed', code: error.code, callId: error.callId });
      });
      return { account: keep(signedIn), returnTo };
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
        return keep(signedIn, lifetimeSeconds);
      },
      requestReset: (loginId) => client.requestPasswordReset({ loginId }),
      setNewPassword: (reset) => client.setNewPassword(reset),
    },
    redirect: singleSignOn ? singleSignOnPages : undefined,
    hasSession: () => loginToken() !== '',
    async verifySession() {
      await client.verifySession(provenSession());
    },
    async getIdentityToken() {
      const { idToken } = await client.getJwt(provenSession());
      return idToken;
    },
    async getAccount() {
      return toAccount(await client.getAccountInfo(provenSession()));
    },
    forget: () => cookies.remove(cookieName),
    async signOut() {
      const token = loginToken();
      cookies.remove(cookieName);
      if (token !== '') await client.logout({ loginToken: token });
    },
  };
}
