import type { PortalSdk, TokenKind, TokenSource } from '@portal-kit/sdk';
import { fetchAccessToken } from '@portal-kit/sdk/auth';
import type { IdentityProvider } from './identity-provider';
import { storageKeys, type TextStore } from './session-storage';

export interface SessionTokens extends TokenSource {
  clear: () => void;
  /** From now on refreshed tokens are kept again. */
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

/** The two tokens in local storage. The SDK makes sure that one refresh per kind runs at a time. */
export function createSessionTokens({
  local,
  provider,
  sdk,
  onExpired,
}: SessionTokensOptions): SessionTokens {
  // A refresh that ends after sign-out belongs to a session that is gone and writes nothing.
  let round = 0;
  const obtain: Record<TokenKind, () => Promise<string>> = {
    identity: () => provider.getIdentityToken(),
    access: async () => (await fetchAccessToken(sdk())).token,
  };
  return {
    get: (kind) => local.get(keys[kind]),
    async refresh(kind, reason) {
      const own = round;
      try {
        const token = await obtain[kind]();
        if (own !== round) return null;
        local.set(keys[kind], token);
        return token;
      } catch (error) {
        if (own === round && reason === 'unauthorized' && isSessionOver(error)) onExpired();
        throw error;
      }
    },
    clear: () => {
      round += 1;
      local.remove(keys.identity);
      local.remove(keys.access);
    },
    open: () => {
      round += 1;
    },
  };
}

function isSessionOver(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { kind, status } = error as { kind?: unknown; status?: unknown };
  return kind === 'no-session' || status === 401 || status === 403;
}
