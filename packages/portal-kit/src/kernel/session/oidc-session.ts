import { IdentityError } from '@portal-kit/sdk/identity';
import { ErrorResponse, type OidcClient } from 'oidc-client-ts';
import { inTime, timeoutMs } from './oidc-error';
import { isLive, type OidcUser, parseUser, userAfter } from './oidc-user';
import type { TextStore } from './session-storage';
import type { TokenLock } from './token-lock';

/** Longest wait for what another tab has stored to show here. Milliseconds. */
const storageLagMs = 250;

export interface OidcSessionOptions {
  client: OidcClient;
  local: TextStore;
  /** Key in local storage, and name of the lock. */
  key: string;
  lock: TokenLock;
}

/** Who is signed in, as all tabs of this browser see it. */
export interface OidcSession {
  held: () => OidcUser | null;
  /** Errors: `IdentityError` of kind `no-session`. */
  requireHeld: () => OidcUser;
  keep: (user: OidcUser) => void;
  forget: () => void;
  /** A user with another, live ID token than `seen`; the same where the provider gives no refresh tokens. */
  renew: (seen: OidcUser) => Promise<OidcUser>;
}

export function createOidcSession({ client, local, key, lock }: OidcSessionOptions): OidcSession {
  const held = () => parseUser(local.get(key));
  const keep = (user: OidcUser) => local.set(key, JSON.stringify(user));
  const requireHeld = () => {
    const user = held();
    if (!user) throw new IdentityError({ kind: 'no-session' });
    return user;
  };

  /** What another tab has put in the place of `seen`, once it shows here; else what is held. */
  async function heldInPlaceOf(seen: OidcUser): Promise<OidcUser | null> {
    const deadlineMs = performance.now() + storageLagMs;
    for (;;) {
      const user = held();
      if (user?.idToken !== seen.idToken || performance.now() >= deadlineMs) return user;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async function refresh(user: OidcUser, refreshToken: string): Promise<OidcUser> {
    const state = { refresh_token: refreshToken, session_state: null, profile: user.claims };
    const answer = await client
      .useRefreshToken({ state, timeoutInSeconds: timeoutMs / 1000 })
      .catch(async (error: unknown) => {
        if (!(error instanceof ErrorResponse && error.error === 'invalid_grant')) throw error;
        // A tab that our lock does not reach may have been quicker, and has used the token up.
        const other = await heldInPlaceOf(user);
        if (!other || other.idToken === user.idToken) throw error;
        return null;
      });
    const now = requireHeld();
    // Whatever was stored meanwhile, by a sign-in or another tab, is younger than this answer.
    if (!answer || now.refreshToken !== refreshToken) return now;
    const next = userAfter(answer, user);
    if (next.claims.sub !== user.claims.sub) throw new IdentityError({ kind: 'no-session' });
    keep(next);
    return next;
  }

  async function renewed(seen: OidcUser, hadToWait: boolean): Promise<OidcUser> {
    if (hadToWait) await heldInPlaceOf(seen);
    const user = requireHeld();
    const isByOther = user.idToken !== seen.idToken && isLive(user);
    const next = isByOther || !user.refreshToken ? user : await refresh(user, user.refreshToken);
    if (!isLive(next)) throw new IdentityError({ kind: 'no-session' });
    return next;
  }

  // A refresh token that is used twice ends the session at strict providers: one refresh at a time, in all tabs.
  let renewing: Promise<OidcUser> | undefined;
  return {
    held,
    requireHeld,
    keep,
    forget: () => local.remove(key),
    renew: (seen) => {
      renewing ??= lock(key, ({ hadToWait }) => inTime(renewed(seen, hadToWait))).finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
  };
}
