import type { RefreshReason, TokenKind, TokenSource } from '@portal-kit/sdk';

export interface CountingTokens extends TokenSource {
  readonly refreshes: { readonly kind: TokenKind; readonly reason: RefreshReason }[];
  /** Current tokens. */
  readonly held: Record<TokenKind, string | null>;
}

/**
 * Creates a token source that starts with `access-1` and `identity-1`. Each refresh returns a token with the next
 * number.
 */
export function countingTokens(
  refresh?: (kind: TokenKind, held: Record<TokenKind, string | null>) => Promise<string | null>,
): CountingTokens {
  const held: Record<TokenKind, string | null> = { access: 'access-1', identity: 'identity-1' };
  const refreshes: CountingTokens['refreshes'] = [];
  return {
    held,
    refreshes,
    get: (kind) => held[kind],
    async refresh(kind, reason) {
      refreshes.push({ kind, reason });
      const token = refresh ? await refresh(kind, held) : `${kind}-${refreshes.length + 1}`;
      if (token !== null) held[kind] = token;
      return token;
    },
  };
}
