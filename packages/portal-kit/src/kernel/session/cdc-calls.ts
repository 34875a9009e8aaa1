import {
  createIdentityClient,
  type IdentityAccount,
  IdentityError,
  type IdentitySession,
  identityErrorKind,
} from '@portal-kit/sdk/identity';
import type { Account, PasswordSignIn, RedirectSignIn } from './identity-provider';
import { storeRequest, takeReturnAddress } from './redirect-request';
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

/** Lifetime of a remembered session in seconds. */
const rememberedSeconds = 30 * 24 * 60 * 60;

const loadSingleSignOn = () =>
  import('./web-sdk').catch(() => {
    throw new IdentityError({ kind: 'transient' });
  });

const toAccount = ({ uid, email, nickname, company, companyID }: IdentityAccount): Account => ({
  id: uid || undefined,
  email,
  nickname,
  company,
  companyId: companyID,
});

/** The calls of {@link createCdcIdentityProvider} to the provider. */
export interface CdcCalls extends PasswordSignIn, Pick<RedirectSignIn, 'begin' | 'finish'> {
  verifySession: () => Promise<void>;
  getIdentityToken: () => Promise<string>;
  getAccount: () => Promise<Account>;
  /** Signs this session out. */
  logout: (loginToken: string) => Promise<void>;
}

export function createCdcCalls(options: CdcIdentityOptions, cookieName: string): CdcCalls {
  const { baseUrl, apiKey, cookies, session, redirectUrl, webSdkUrl: url = '' } = options;
  const client = createIdentityClient({ baseUrl, apiKey });
  /** Returns the session cookie. Throws `no-session` if there is no cookie, because another tab may have signed out. */
  const requireLoginToken = () => {
    const loginToken = cookies.get(cookieName) ?? '';
    if (loginToken === '') throw new IdentityError({ kind: 'no-session' });
    return { loginToken };
  };
  const storeSession = ({ loginToken, account }: IdentitySession, lifetimeSeconds?: number) => {
    cookies.set(cookieName, loginToken, lifetimeSeconds);
    return toAccount(account);
  };
  const getAccount = async () => toAccount(await client.getAccountInfo(requireLoginToken()));
  return {
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
    async begin({ returnTo }) {
      const { beginSingleSignOn } = await loadSingleSignOn();
      cookies.remove(cookieName);
      const state = storeRequest(session, returnTo);
      await beginSingleSignOn({ url, apiKey }, { redirectUrl, state });
    },
    async finish({ searchParams }) {
      // The script uses every code in the address, so it must not be loaded for a response to another request.
      const returnTo = takeReturnAddress(session, searchParams.get('state'));
      if (returnTo === null) throw new IdentityError({ kind: 'sso-failed' });
      const code = Number(searchParams.get('errorCode') ?? 0);
      // 200009 means that accounts were linked. The response contains an authCode.
      if (code !== 0 && code !== 200009) throw new IdentityError({ kind: identityErrorKind(code), code });
      const { finishSingleSignOn } = await loadSingleSignOn();
      await finishSingleSignOn({ url, apiKey });
      if ((cookies.get(cookieName) ?? '') === '') throw new IdentityError({ kind: 'sso-failed' });
      return { account: await getAccount(), returnTo };
    },
    async verifySession() {
      await client.verifySession(requireLoginToken());
    },
    async getIdentityToken() {
      const { idToken } = await client.getJwt(requireLoginToken());
      return idToken;
    },
    getAccount,
    async logout(loginToken) {
      await client.logout({ loginToken });
    },
  };
}
