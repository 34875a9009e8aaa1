import { withDeadline } from './deadline';
import type { TokenKind } from './operation';
import type { RefreshReason, TokenSource } from './token-source';

/** A token that was sent, with the number of refreshes that had ended when the token was sent. */
export interface SentToken {
  readonly value: string | null;
  readonly round: number;
}

interface RefreshState {
  /** Number of refreshes that have ended. */
  round: number;
  running?: Promise<string | null> | undefined;
  /** Outcome of the last failed refresh; cleared by a successful refresh. */
  failure?: Promise<string | null> | undefined;
}

/**
 * Runs one refresh at a time per token kind. A call that was sent before a refresh and fails after the refresh uses the
 * outcome of this refresh, so that many 401 responses at once cause only one refresh.
 */
export function createTokenRefresh(tokens: TokenSource, timeoutMs: number) {
  const states: Record<TokenKind, RefreshState> = { identity: { round: 0 }, access: { round: 0 } };

  function start(kind: TokenKind, reason: RefreshReason): Promise<string | null> {
    const state = states[kind];
    const running = withDeadline(async () => tokens.refresh(kind, reason), { timeoutMs });
    state.running = running;
    const end = (isRefreshed: boolean) => {
      state.round += 1;
      state.running = undefined;
      state.failure = isRefreshed ? undefined : running;
    };
    running.then(
      (token) => end(token !== null),
      () => end(false),
    );
    return running;
  }

  return {
    async current(kind: TokenKind): Promise<SentToken> {
      const { round } = states[kind];
      return { value: await tokens.get(kind), round };
    },
    /**
     * Resolves with the token for the repeated call, or null when there is no fresh token. Rejects when the refresh
     * fails.
     */
    async renew(kind: TokenKind, reason: RefreshReason, sent: SentToken): Promise<string | null> {
      const state = states[kind];
      const held = await tokens.get(kind);
      if (held !== null && held !== sent.value) return held;
      if (state.running) return state.running;
      if (state.round !== sent.round) return state.failure ?? tokens.get(kind);
      return start(kind, reason);
    },
  };
}
