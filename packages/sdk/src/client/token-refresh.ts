import { withDeadline } from './deadline';
import type { RefreshReason, TokenKind, TokenSource } from './types';

/** A token as it was sent, with the number of refreshes that had ended by then. */
export interface SentToken {
  readonly value: string | null;
  readonly round: number;
}

interface Flight {
  round: number;
  running?: Promise<string | null> | undefined;
  /** Outcome of the last refresh that failed; cleared by one that succeeds. */
  failure?: Promise<string | null> | undefined;
}

/**
 * One refresh at a time per token kind. A call whose answer arrives after a refresh has ended shares that refresh's
 * outcome, good or bad, when it was sent before; so a burst of 401s costs one refresh however its answers are spread.
 */
export function createTokenRefresh(tokens: TokenSource, timeoutMs: number) {
  const flights: Record<TokenKind, Flight> = { identity: { round: 0 }, access: { round: 0 } };

  function start(kind: TokenKind, reason: RefreshReason): Promise<string | null> {
    const flight = flights[kind];
    const running = withDeadline(async () => tokens.refresh(kind, reason), { timeoutMs });
    flight.running = running;
    const end = (isRefreshed: boolean) => {
      flight.round += 1;
      flight.running = undefined;
      flight.failure = isRefreshed ? undefined : running;
    };
    running.then(
      (token) => end(token !== null),
      () => end(false),
    );
    return running;
  }

  return {
    async current(kind: TokenKind): Promise<SentToken> {
      const { round } = flights[kind];
      return { value: await tokens.get(kind), round };
    },
    /** The token to repeat with, or null when there is none to be had. Rejects when the refresh fails. */
    async renew(kind: TokenKind, reason: RefreshReason, sent: SentToken): Promise<string | null> {
      const flight = flights[kind];
      const held = await tokens.get(kind);
      if (held !== null && held !== sent.value) return held;
      if (flight.running) return flight.running;
      if (flight.round !== sent.round) return flight.failure ?? tokens.get(kind);
      return start(kind, reason);
    },
  };
}
