import { IdentityError } from '@portal-kit/sdk/identity';
import { ErrorResponse, type OidcClient } from 'oidc-client-ts';
import type { TextStore } from '../storage/session-storage';
import type { TokenLock } from '../tokens/token-lock';
import { timeoutMs, withDeadline } from './oidc-error';
import { isLive, mergeUser, type OidcUser, parseUser } from './oidc-user';

/** Longest time in milliseconds until another tab's storage write is visible in this tab. */
const storageLagMs = 250;
/**
 * Longest wait for another tab's refresh in milliseconds. Longer than the deadline of a refresh, because strict providers
 * end the session when a refresh token is used twice.
 */
const lockWaitMs = timeoutMs + 5_000;
/** Longest wait for a revocation in milliseconds. */
const revocationWaitMs = 2_000;

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
  /** Whether the browser stores the user, so that the session remains after the page closes. */
  isStored: () => boolean;
  /**
   * Resolves with a user whose ID token is valid and differs from `seen`. Resolves with `seen` if the user has no
   * refresh token.
   */
  refresh: (seen: OidcUser) => Promise<OidcUser>;
  /** Ends the validity of a refresh token at the provider. Never rejects: a provider may not support revocation. */
  revoke: (refreshToken: string | undefined) => Promise<void>;
}

export function createOidcSession({ client, local, key, lock }: OidcSessionOptions): OidcSession {
  const readUser = () => parseUser(local.get(key));
  const storeUser = (user: OidcUser) => local.set(key, JSON.stringify(user));
  const requireUser = () => {
    const user = readUser();
    if (!user) throw new IdentityError({ kind: 'no-session' });
    return user;
  };

  async function revoke(refreshToken: string | undefined): Promise<void> {
    if (!refreshToken) return;
    const revocation = client.revokeToken(refreshToken, 'refresh_token').catch(() => {});
    await Promise.race([revocation, new Promise((resolve) => setTimeout(resolve, revocationWaitMs))]);
  }

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
    // The user signed out during the request, so the new refresh token must not be used.
    if (!readUser()) void revoke(response?.refresh_token);
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
    isStored: () => local.isStored(key),
    refresh: (seen) => {
      refreshing ??= lock(key, ({ hadToWait }) => withDeadline(refreshUnderLock(seen, hadToWait)), {
        waitMs: lockWaitMs,
      }).finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    revoke,
  };
}
