import type { PortalSdk, TokenKind } from '@portal-kit/sdk';
import { fetchAccessToken } from '@portal-kit/sdk/auth';
import { IdentityError } from '@portal-kit/sdk/identity';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { IdentityProvider } from '../sign-in/identity-provider';
import type { TextStore } from '../storage/session-storage';
import { tokenKeys } from '../storage/storage-keys';
import { type TokenRefreshReason, tokenMachine } from './token.machine';
import type { TokenLock } from './token-lock';

/** Renews both tokens of a session. */
export interface SessionTokens {
  /** Resolves with `null` when the session has ended meanwhile. */
  refresh: (kind: TokenKind, reason: TokenRefreshReason) => Promise<string | null>;
  /** Starts a session and discards pending refreshes of the previous session. */
  open: () => void;
  /** Stops refreshing. Stored tokens remain. */
  pause: () => void;
  /** Ends the session: removes both tokens and discards pending refreshes. */
  close: () => void;
  /** Call this when another tab has stored a fresh token. */
  renewedElsewhere: (kind: TokenKind) => void;
  /** Call this when the page is visible or online again. Refreshes an overdue token once. */
  wake: () => void;
  stop: () => void;
}

export interface SessionTokensOptions {
  local: TextStore;
  provider: IdentityProvider;
  /** Client that sends these tokens. */
  sdk: PortalSdk;
  lock: TokenLock;
  /** Called when the session has ended, so that no token can be refreshed. */
  onExpired: () => void;
}

/** Longest time in milliseconds until another tab's storage write is visible in this tab. */
const storageLagMs = 250;

/** Waits for a token of another tab that replaces `seen`; `null` when none arrives in time. */
async function tokenFromOtherTab(local: TextStore, key: string, seen: string | null): Promise<string | null> {
  const deadlineMs = performance.now() + storageLagMs;
  for (;;) {
    const stored = local.get(key);
    if (stored !== seen) return stored;
    if (performance.now() >= deadlineMs) return null;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/**
 * Creates the store of the two tokens in local storage. One refresh per kind runs at a time, across all tabs. The
 * reason doesn't matter: a rejected call, the poll, or signing in.
 */
export function createSessionTokens(options: SessionTokensOptions): SessionTokens {
  const { local, provider, sdk, lock, onExpired } = options;
  const fetchToken: Record<TokenKind, () => Promise<string>> = {
    identity: () => provider.getIdentityToken(),
    access: async () => (await fetchAccessToken(sdk)).token,
  };

  function obtain(kind: TokenKind, reason: TokenRefreshReason): Promise<string> {
    // Stored tokens may belong to another user.
    if (reason === 'sign-in') return fetchToken[kind]();
    const key = tokenKeys[kind];
    const seen = local.get(key);
    return lock(`portal.${key}`, async ({ hadToWait }) => {
      const other = hadToWait ? await tokenFromOtherTab(local, key, seen) : null;
      const token = other ?? (await fetchToken[kind]());
      const stored = local.get(key);
      if (stored === seen) return token;
      // Another tab has signed out or signed in during the refresh, so the token belongs to an ended session.
      if (stored === null) throw new IdentityError({ kind: 'no-session' });
      return stored;
    });
  }

  const start = (kind: TokenKind) =>
    createActor(
      tokenMachine.provide({
        actors: {
          obtain: fromPromise<string, { reason: TokenRefreshReason }>(({ input }) =>
            obtain(kind, input.reason),
          ),
        },
        actions: {
          storeToken: (_, { token }) => local.set(tokenKeys[kind], token),
          notifyExpired: onExpired,
        },
      }),
      { input: { isPolled: kind === 'access' } },
    ).start();
  const actors = { identity: start('identity'), access: start('access') };
  const both = [actors.identity, actors.access];

  const pause = () => {
    for (const actor of both) actor.send({ type: 'session.closed' });
  };
  return {
    async refresh(kind, reason) {
      const actor = actors[kind];
      actor.send({ type: 'refresh.requested', reason });
      const { context, value } = await waitFor(actor, (state) => !state.matches('refreshing'));
      if (value === 'closed' || context.outcome === null) return null;
      if ('error' in context.outcome) throw context.outcome.error;
      return context.outcome.token;
    },
    open: () => {
      for (const actor of both) {
        actor.send({ type: 'session.closed' });
        actor.send({ type: 'session.opened' });
      }
    },
    pause,
    close: () => {
      pause();
      local.remove(tokenKeys.identity);
      local.remove(tokenKeys.access);
    },
    renewedElsewhere: (kind) => actors[kind].send({ type: 'token.renewedElsewhere' }),
    wake: () => {
      for (const actor of both) actor.send({ type: 'page.woke' });
    },
    stop: () => {
      for (const actor of both) actor.stop();
    },
  };
}
