import type { PortalSdk, RefreshReason, TokenKind, TokenSource } from '@portal-kit/sdk';
import { fetchAccessToken } from '@portal-kit/sdk/auth';
import type { IdentityProvider } from './identity-provider';
import { isSessionOver } from './session-over';
import { storageKeys, type TextStore } from './session-storage';

export interface SessionTokens extends TokenSource {
  clear: () => void;
  /** A new session begins: what an older one still asks for is not kept. */
  open: () => void;
}

export interface SessionTokensOptions {
  local: TextStore;
  provider: IdentityProvider;
  /** The client that these tokens serve; asked for late, as it needs them first. */
  sdk: () => PortalSdk;
  /** The session is over: neither token can be had any more. */
  onExpired: () => void;
}

const keys: Record<TokenKind, string> = {
  identity: storageKeys.identityToken,
  access: storageKeys.accessToken,
};

/**
 * The two tokens in local storage. One refresh per kind runs at a time, whoever asks for it: a call that was refused,
 * the poll, or signing in.
 */
export function createSessionTokens({
  local,
  provider,
  sdk,
  onExpired,
}: SessionTokensOptions): SessionTokens {
  // A refresh that ends after sign-out belongs to a session that is gone and writes nothing.
  let round = 0;
  let running: Partial<Record<TokenKind, Promise<string | null>>> = {};
  const obtain: Record<TokenKind, () => Promise<string>> = {
    identity: () => provider.getIdentityToken(),
    access: async () => (await fetchAccessToken(sdk())).token,
  };
  async function obtainAndKeep(kind: TokenKind, reason: RefreshReason): Promise<string | null> {
    const own = round;
    try {
      const token = await obtain[kind]();
      if (own !== round) return null;
      local.set(keys[kind], token);
      return token;
    } catch (error) {
      if (own === round && reason === 'unauthorized' && isSessionOver(error)) onExpired();
      throw error;
    } finally {
      if (own === round) delete running[kind];
    }
  }
  const startRound = () => {
    round += 1;
    running = {};
  };
  return {
    get: (kind) => local.get(keys[kind]),
    refresh: (kind, reason) => {
      running[kind] ??= obtainAndKeep(kind, reason);
      return running[kind];
    },
    clear: () => {
      startRound();
      local.remove(keys.identity);
      local.remove(keys.access);
    },
    open: startRound,
  };
}
