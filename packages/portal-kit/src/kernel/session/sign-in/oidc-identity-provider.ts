import { IdentityError } from '@portal-kit/sdk/identity';
import { OidcClient, type StateStore, type UserProfile } from 'oidc-client-ts';
import type { TextStore } from '../storage/session-storage';
import { createTokenLock, type TokenLock } from '../tokens/token-lock';
import type { IdentityProvider } from './identity-provider';
import { timeoutMs, withDeadline } from './oidc-error';
import { createOidcSession } from './oidc-session';
import { isComplete, isLive, mergeUser, toAccount } from './oidc-user';

/** Options of {@link createOidcIdentityProvider}. */
export interface OidcIdentityOptions {
  /** The provider's issuer. Its metadata is at `/.well-known/openid-configuration` below this address. */
  authority: string;
  /** Id of a public client (PKCE, no secret). */
  clientId: string;
  /** Default: `openid email profile offline_access`. Without `offline_access` a session ends with its ID token. */
  scope?: string;
  /**
   * Absolute address in the portal that receives the provider's responses. The address must be registered at the
   * provider.
   */
  redirectUri: string;
  /** Absolute address in the portal to open after signing out. The address must be registered at the provider. */
  postLogoutRedirectUri: string;
  /** Local storage, for the signed-in user, which all tabs share. */
  local: TextStore;
  /** Session storage, for pending sign-in requests of this tab. */
  session: TextStore;
  /** Navigates to the provider. Default: `location.assign`. */
  leavePage?: (url: string) => void;
  /** Default: the browser's Web Locks. */
  lock?: TokenLock;
}

const defaultScope = 'openid email profile offline_access';
/** Maximum age in milliseconds of another tab's ID token that this tab uses instead of a refresh. */
const otherTabTokenMaxAgeMs = 60_000;

const requestKey = (state: string) => `oidc.request.${state}`;

/** Returns the return address of the stored request with this state. */
function storedReturnTo(session: TextStore, state: string | null): string | null {
  try {
    const { data } = JSON.parse((state && session.get(requestKey(state))) || '{}');
    return typeof data?.returnTo === 'string' ? data.returnTo : null;
  } catch {
    return null;
  }
}

/** Creates the store of this tab's pending sign-in requests. Other tabs' requests aren't included. */
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
    // The browser clears session storage with the tab, so stale requests need no cleanup.
    getAllKeys: async () => [],
  };
}

async function fetchUserInfo(url: string, accessToken: string): Promise<Partial<UserProfile>> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
  });
  if (!response.ok) throw new IdentityError({ kind: response.status >= 500 ? 'transient' : 'config' });
  return response.json();
}

/**
 * Creates the adapter for OpenID Connect providers: authorization code with PKCE, without frames and passwords. The
 * session is the refresh token, or the ID token when the provider issues no refresh token.
 *
 * Errors: as for every {@link IdentityProvider}.
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

  const { readUser, requireUser, storeUser, forget, isStored, refresh, revoke } = createOidcSession({
    client,
    local,
    key: `oidc.user.${authority}.${clientId}`,
    lock,
  });
  /** The ID token that this tab returned last. The next request needs a different token. */
  let lastIdToken = readUser()?.idToken;

  async function completeClaims(claims: UserProfile, accessToken: string): Promise<UserProfile> {
    if (isComplete(claims)) return claims;
    const merged = async () => {
      const info = await fetchUserInfo(await client.metadataService.getUserInfoEndpoint(), accessToken);
      return info.sub === claims.sub ? { ...info, ...claims } : claims;
    };
    const complete = await merged().catch((error: unknown) => {
      // Name and company are optional.
      if (toAccount(claims).email) return claims;
      throw error;
    });
    // A missing email address means that a scope or claim of the client is not configured at the provider.
    if (!toAccount(complete).email) throw new IdentityError({ kind: 'config' });
    return complete;
  }

  return {
    redirect: {
      async begin({ returnTo, loginHint }) {
        const { url } = await withDeadline(
          client.createSigninRequest({
            state: { returnTo },
            nonce: crypto.getRandomValues(new BigUint64Array(2)).join(''),
            ...(loginHint && { login_hint: loginHint }),
          }),
        );
        leavePage(url);
      },
      isResponse({ origin, pathname, searchParams }) {
        const expected = new URL(redirectUri);
        const isRedirectUri = origin === expected.origin && pathname === expected.pathname;
        return (
          isRedirectUri &&
          searchParams.has('state') &&
          (searchParams.has('code') || searchParams.has('error'))
        );
      },
      returnAddress: ({ searchParams }) => storedReturnTo(session, searchParams.get('state')),
      async finish({ href }) {
        const request = await client.readSigninResponseState(href).catch(() => null);
        const { returnTo } = (request?.state.data ?? {}) as { returnTo?: unknown };
        if (typeof returnTo !== 'string') throw new IdentityError({ kind: 'sso-failed' });
        const response = await withDeadline(client.processSigninResponse(href));
        const claims = await withDeadline(completeClaims(response.profile, response.access_token));
        storeUser(mergeUser({ ...response, profile: claims }));
        return { account: toAccount(claims), returnTo };
      },
    },
    hasSession: () => readUser() !== null,
    isSessionStored: isStored,
    async verifySession() {
      const user = requireUser();
      if (!isLive(user)) await refresh(user);
    },
    async getIdentityToken() {
      const user = requireUser();
      const isFromOtherTab =
        user.idToken !== lastIdToken &&
        isLive(user) &&
        Date.now() - user.receivedAtMs < otherTabTokenMaxAgeMs;
      const { idToken } = isFromOtherTab ? user : await refresh(user);
      lastIdToken = idToken;
      return idToken;
    },
    async getAccount() {
      return toAccount(requireUser().claims);
    },
    forget,
    async signOut() {
      const user = readUser();
      forget();
      if (!user) return;
      const request = client.createSignoutRequest({ id_token_hint: user.idToken });
      const signOut = await withDeadline(request).catch(() => null);
      await revoke(user.refreshToken);
      // A user who has signed in during the request stays signed in.
      if (signOut && !readUser()) leavePage(signOut.url);
    },
  };
}
