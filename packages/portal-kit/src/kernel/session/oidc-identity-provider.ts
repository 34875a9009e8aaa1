import { IdentityError } from '@portal-kit/sdk/identity';
import { OidcClient, type StateStore, type UserProfile } from 'oidc-client-ts';
import type { IdentityProvider } from './identity-provider';
import { inTime, timeoutMs } from './oidc-error';
import { createOidcSession } from './oidc-session';
import { accountOf, isLive, isWhole, userAfter } from './oidc-user';
import type { TextStore } from './session-storage';
import { createTokenLock, type TokenLock } from './token-lock';

/** Options of {@link createOidcIdentityProvider}. */
export interface OidcIdentityOptions {
  /** The provider's issuer; `/.well-known/openid-configuration` below it describes the provider. */
  authority: string;
  /** A public client of the provider: it has no secret, and proves itself by PKCE. */
  clientId: string;
  /** Default: `openid email profile offline_access`. Without `offline_access` a session ends with its ID token. */
  scope?: string;
  /** Absolute address in the portal where the provider's answers arrive; registered at the provider. */
  redirectUri: string;
  /** Absolute address in the portal to which signing out leads back; registered at the provider. */
  postLogoutRedirectUri: string;
  /** Local storage: who is signed in, for all tabs. */
  local: TextStore;
  /** Session storage: what this tab has asked the provider's pages for. */
  session: TextStore;
  /** Leaves the page. Default: by its `location`. */
  leavePage?: (url: string) => void;
  /** Default: the browser's Web Locks. */
  lock?: TokenLock;
}

const defaultScope = 'openid email profile offline_access';
/** An ID token of another tab is worth a request less as long as it is as young as this. Milliseconds. */
const newsMs = 60_000;

const requestKey = (state: string) => `oidc.request.${state}`;

/** Where the user wanted to go, as the request says that this tab remembers. */
function rememberedAddress(session: TextStore, state: string | null): string | null {
  try {
    const { data } = JSON.parse((state && session.get(requestKey(state))) || '{}');
    return typeof data?.returnTo === 'string' ? data.returnTo : null;
  } catch {
    return null;
  }
}

/** Sign-ins on their way, in this tab alone: an answer to a request of another tab, or of nobody, finds nothing. */
function createRequestStore(session: TextStore): StateStore {
  const get = async (state: string) => session.get(requestKey(state));
  return {
    get,
    set: async (state, request) => session.set(requestKey(state), request),
    async remove(state) {
      const request = await get(state);
      session.remove(requestKey(state));
      return request;
    },
    // They end with the tab.
    getAllKeys: async () => [],
  };
}

async function fetchUserInfo(url: string, accessToken: string): Promise<Partial<UserProfile>> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
    credentials: 'omit',
    redirect: 'error',
  });
  if (!response.ok) throw new IdentityError({ kind: response.status >= 500 ? 'transient' : 'config' });
  return response.json();
}

/**
 * Any provider that speaks OpenID Connect: authorization code with PKCE, no frames, no passwords. The session is the
 * refresh token, or the ID token where there is none.
 *
 * @example
 * ```ts
 * import { createOidcIdentityProvider } from 'portal-kit/oidc';
 * import { createTextStore } from 'portal-kit/session';
 *
 * export const provider = createOidcIdentityProvider({
 *   authority: 'https://login.example.com/realms/suppliers',
 *   clientId: 'supplier-portal',
 *   redirectUri: `${window.location.origin}/login`,
 *   postLogoutRedirectUri: `${window.location.origin}/login`,
 *   local: createTextStore(() => window.localStorage),
 *   session: createTextStore(() => window.sessionStorage),
 * });
 * ```
 */
export function createOidcIdentityProvider(options: OidcIdentityOptions): IdentityProvider {
  const { authority, clientId, redirectUri, local, session } = options;
  const { leavePage = (url: string) => window.location.assign(url), lock = createTokenLock() } = options;
  const client = new OidcClient({
    authority,
    client_id: clientId,
    scope: options.scope ?? defaultScope,
    redirect_uri: redirectUri,
    post_logout_redirect_uri: options.postLogoutRedirectUri,
    stateStore: createRequestStore(session),
    fetchRequestCredentials: 'omit',
    requestTimeoutInSeconds: timeoutMs / 1000,
  });

  const { held, requireHeld, keep, forget, renew } = createOidcSession({
    client,
    local,
    key: `oidc.user.${authority}.${clientId}`,
    lock,
  });
  /** The ID token that this tab has given out last: whoever asks again wants another. */
  let given = held()?.idToken;

  async function wholeClaims(claims: UserProfile, accessToken: string): Promise<UserProfile> {
    if (isWhole(claims)) return claims;
    const asked = async () => {
      const info = await fetchUserInfo(await client.metadataService.getUserInfoEndpoint(), accessToken);
      return info.sub === claims.sub ? { ...info, ...claims } : claims;
    };
    const whole = await asked().catch((error: unknown) => {
      // A name and a company are worth no failed sign-in.
      if (accountOf(claims).email) return claims;
      throw error;
    });
    // Nobody is known without an address: a scope or a claim is missing at the provider.
    if (!accountOf(whole).email) throw new IdentityError({ kind: 'config' });
    return whole;
  }

  return {
    redirect: {
      async begin({ returnTo, loginHint }) {
        const { url } = await inTime(
          client.createSigninRequest({
            state: { returnTo },
            nonce: crypto.getRandomValues(new BigUint64Array(2)).join(''),
            ...(loginHint && { login_hint: loginHint }),
          }),
        );
        leavePage(url);
      },
      isAnswer({ origin, pathname, searchParams }) {
        const expected = new URL(redirectUri);
        const isThere = origin === expected.origin && pathname === expected.pathname;
        return (
          isThere && searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'))
        );
      },
      returnAddress: ({ searchParams }) => rememberedAddress(session, searchParams.get('state')),
      async finish({ href }) {
        const asked = await client.readSigninResponseState(href).catch(() => null);
        const { returnTo } = (asked?.state.data ?? {}) as { returnTo?: unknown };
        if (typeof returnTo !== 'string') throw new IdentityError({ kind: 'sso-failed' });
        const answer = await inTime(client.processSigninResponse(href));
        const claims = await inTime(wholeClaims(answer.profile, answer.access_token));
        keep(userAfter({ ...answer, profile: claims }));
        return { account: accountOf(claims), returnTo };
      },
    },
    hasSession: () => held() !== null,
    async verifySession() {
      const user = requireHeld();
      if (!isLive(user)) await renew(user);
    },
    async getIdentityToken() {
      const user = requireHeld();
      const isNews = user.idToken !== given && isLive(user) && Date.now() - user.receivedAtMs < newsMs;
      const { idToken } = isNews ? user : await renew(user);
      given = idToken;
      return idToken;
    },
    async getAccount() {
      return accountOf(requireHeld().claims);
    },
    forget,
    async signOut() {
      const user = held();
      forget();
      if (!user) return;
      const request = client.createSignoutRequest({ id_token_hint: user.idToken });
      const leave = await inTime(request).catch(() => null);
      // Signed out here is what counts; and whoever has signed in meanwhile stays.
      if (leave && !held()) leavePage(leave.url);
    },
  };
}
