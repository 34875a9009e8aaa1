import type { PortalSdk, TokenKind, TokenSource } from '@portal-kit/sdk';
import { fetchAccessToken } from '@portal-kit/sdk/auth';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { IdentityProvider } from './identity-provider';
import type { TextStore } from './session-storage';
import { storageKeys } from './storage-keys';
import { type TokenNeed, tokenMachine } from './token.machine';
import type { TokenLock } from './token-lock';

/** Both tokens of a session. */
export interface SessionTokens extends TokenSource {
  refresh: (kind: TokenKind, need: TokenNeed) => Promise<string | null>;
  /** A session begins: what an older one still asks for is not kept. `isPolled`: the access token from now on. */
  open: () => void;
  /** Nobody is signed in here for now: nothing is asked for, and what is stored stays. */
  rest: () => void;
  /** The session is over: both tokens are gone, and what is still on its way is dropped. */
  close: () => void;
  /** Another tab has renewed a token. */
  renewedElsewhere: (kind: TokenKind) => void;
  /** The page is looked at again: what sleep has missed is made up for, once. */
  wake: () => void;
  stop: () => void;
}

export interface SessionTokensOptions {
  local: TextStore;
  provider: IdentityProvider;
  /** The client that these tokens serve; asked for late, as it needs them first. */
  sdk: () => PortalSdk;
  lock: TokenLock;
  /** The session is over: neither token can be had any more. */
  onExpired: () => void;
}

export const tokenKeys: Record<TokenKind, string> = {
  identity: storageKeys.identityToken,
  access: storageKeys.accessToken,
};

/** Longest wait for what another tab has stored to show here. Milliseconds. */
const storageLagMs = 250;

/** The token that another tab has put in the place of `seen`; `null` when none comes. */
async function tokenFromOtherTab(local: TextStore, key: string, seen: string | null): Promise<string | null> {
  const deadlineMs = performance.now() + storageLagMs;
  for (;;) {
    const held = local.get(key);
    if (held !== seen) return held;
    if (performance.now() >= deadlineMs) return null;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/**
 * The two tokens in local storage. One refresh per kind runs at a time, whoever asks for it in whichever tab: a call
 * that was refused, the poll, or signing in.
 */
export function createSessionTokens(options: SessionTokensOptions): SessionTokens {
  const { local, provider, sdk, lock, onExpired } = options;
  const ask: Record<TokenKind, () => Promise<string>> = {
    identity: () => provider.getIdentityToken(),
    access: async () => (await fetchAccessToken(sdk())).token,
  };

  function obtain(kind: TokenKind, need: TokenNeed): Promise<string> {
    // Whoever signs in wants a token of their own, whatever lies there.
    if (need === 'sign-in') return ask[kind]();
    const key = tokenKeys[kind];
    const seen = local.get(key);
    return lock(`portal.${key}`, async ({ hadToWait }) => {
      const other = hadToWait ? await tokenFromOtherTab(local, key, seen) : null;
      return other ?? ask[kind]();
    });
  }

  const start = (kind: TokenKind) =>
    createActor(
      tokenMachine.provide({
        actors: {
          obtain: fromPromise<string, { need: TokenNeed }>(({ input }) => obtain(kind, input.need)),
        },
        actions: {
          storeToken: (_, { token }) => local.set(tokenKeys[kind], token),
          tellExpired: onExpired,
        },
      }),
      { input: { isPolled: kind === 'access' } },
    ).start();
  const actors = { identity: start('identity'), access: start('access') };
  const both = [actors.identity, actors.access];

  const rest = () => {
    for (const actor of both) actor.send({ type: 'session.closed' });
  };
  return {
    get: (kind) => local.get(tokenKeys[kind]),
    refused: (_, operationId) => {
      // Roles that are refused are Permission Denied, and no end. Source: specification, section 8.
      if (operationId !== 'getRoles') onExpired();
    },
    async refresh(kind, need) {
      const actor = actors[kind];
      actor.send({ type: 'refresh.requested', need });
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
    rest,
    close: () => {
      rest();
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
