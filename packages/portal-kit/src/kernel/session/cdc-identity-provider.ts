import { createIdentityClient, type IdentityAccount, IdentityError } from '@portal-kit/sdk/identity';
import type { Account, IdentityProvider } from './identity-provider';
import type { CookieJar } from './session-storage';

export interface CdcIdentityOptions {
  /** `https://accounts.{dc}.gigya.com`, or a CNAME of the portal's own domain. */
  baseUrl: string;
  apiKey: string;
  cookies: CookieJar;
}

/** How long a remembered session lasts. Seconds. */
const rememberedSeconds = 30 * 24 * 60 * 60;

const toAccount = ({ email, nickname, company, companyID }: IdentityAccount): Account => ({
  email,
  nickname,
  company,
  companyId: companyID,
});

/** SAP Customer Data Cloud by its REST calls; the session is proven by its `glt_{apiKey}` cookie. */
export function createCdcIdentityProvider({
  baseUrl,
  apiKey,
  cookies,
}: CdcIdentityOptions): IdentityProvider {
  const client = createIdentityClient({ baseUrl, apiKey });
  const cookieName = `glt_${apiKey}`;
  const loginToken = () => cookies.get(cookieName) ?? '';
  /** Another tab may have signed out: without its cookie there is nothing to ask the provider. */
  const provenSession = () => {
    const token = loginToken();
    if (token === '') throw new IdentityError({ kind: 'no-session' });
    return { loginToken: token };
  };
  return {
    hasSession: () => loginToken() !== '',
    async signIn({ loginId, password, isRemembered }) {
      const session = await client.login({
        loginId,
        password,
        sessionExpirationSeconds: isRemembered ? rememberedSeconds : 0,
      });
      cookies.set(cookieName, session.loginToken, isRemembered ? rememberedSeconds : undefined);
      return toAccount(session.account);
    },
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
    async signOut() {
      const token = loginToken();
      cookies.remove(cookieName);
      if (token !== '') await client.logout({ loginToken: token });
    },
  };
}
