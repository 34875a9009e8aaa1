import { IdentityError } from '@portal-kit/sdk/identity';
import { ErrorResponse, type OidcClient } from 'oidc-client-ts';
import { timeoutMs, withDeadline } from './oidc-error';
import { isLive, mergeUser, type OidcUser, parseUser } from './oidc-user';
import type { TextStore } from './session-storage';
import type { TokenLock } from './token-lock';

/** Longest time in milliseconds until another tab's storage write is visible in this tab. */
const storageLagMs = 250;

export interface OidcSessionOptions {
  client: OidcClient;
  local: TextStore;
  /** Key in local storage and name of the lock. */
  key: string;
  lock: TokenLock;
}

/** The signed-in user, shared by all tabs of this browser. */
export interface OidcSession {
  readUser: () => OidcUser | null;
  /** Errors: throws an `IdentityError` of kind `no-session`. */
  requireUser: () => OidcUser;
  storeUser: (user: OidcUser) => void;
  forget: () => void;
  /**
   * Resolves with a user whose ID token is valid and differs from `seen`. Resolves with `seen` if the user has no
   * refresh token.
   */
  refresh: (seen: OidcUser) => Promise<OidcUser>;
}

export function createOidcSession({ client, local, key, lock }: OidcSessionOptions): OidcSession {
  const readUser = () => parseUser(local.get(key));
  const storeUser = (user: OidcUser) => local.set(key, JSON.stringify(user));
  const requireUser = () => {
    const user = readUser();
    if (!user) throw new IdentityError({ kind: 'no-session' });
    return user;
  };

  /** Waits for a user of another tab that replaces `seen`, and returns the stored user. */
  async function waitForOtherTab(seen: OidcUser): Promise<OidcUser | null> {
    const deadlineMs = performance.now() + storageLagMs;
    for (;;) {
      const user = readUser();
      if (user?.idToken !== seen.idToken || performance.now() >= deadlineMs) return user;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async function useRefreshToken(user: OidcUser, refreshToken: string): Promise<OidcUser> {
    const state = { refresh_token: refreshToken, session_state: null, profile: user.claims };
    const response = await client
      .useRefreshToken({ state, timeoutInSeconds: timeoutMs / 1000 })
      .catch(async (error: unknown) => {
        if (!(error instanceof ErrorResponse && error.error === 'invalid_grant')) throw error;
        // Without Web Locks, another tab may have used the refresh token first.
        const other = await waitForOtherTab(user);
        if (!other || other.idToken === user.idToken) throw error;
        return null;
      });
    const now = requireUser();
    // A user that a sign-in or another tab stored during the request is newer than this response.
    if (!response || now.refreshToken !== refreshToken) return now;
    const next = mergeUser(response, user);
    if (next.claims.sub !== user.claims.sub) throw new IdentityError({ kind: 'no-session' });
    storeUser(next);
    return next;
  }

  async function refreshUnderLock(seen: OidcUser, hadToWait: boolean): Promise<OidcUser> {
    if (hadToWait) await waitForOtherTab(seen);
    const user = requireUser();
    const isByOther = user.idToken !== seen.idToken && isLive(user);
    const next = isByOther || !user.refreshToken ? user : await useRefreshToken(user, user.refreshToken);
    if (!isLive(next)) throw new IdentityError({ kind: 'no-session' });
    return next;
  }

  // Strict providers end the session when a refresh token is used twice.
  let refreshing: Promise<OidcUser> | undefined;
  return {
    readUser,
    requireUser,
    storeUser,
    forget: () => local.remove(key),
    refresh: (seen) => {
      refreshing ??= lock(key, ({ hadToWait }) => withDeadline(refreshUnderLock(seen, hadToWait))).finally(
        () => {
          refreshing = undefined;
        },
      );
      return refreshing;
    },
  };
}
