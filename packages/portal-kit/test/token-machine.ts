import { vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { type TokenRefreshReason, tokenMachine } from '../src/kernel/session/tokens/token.machine';

export const unauthorized = { kind: 'http', status: 401 };
export const serverDown = { kind: 'http', status: 503 };
export const opened = { type: 'session.opened' } as const;
export const closed = { type: 'session.closed' } as const;
export const woke = { type: 'page.woke' } as const;
export const renewedElsewhere = { type: 'token.renewedElsewhere' } as const;
export const refresh = (reason: TokenRefreshReason = 'unauthorized') =>
  ({ type: 'refresh.requested', reason }) as const;

/** Starts the machine with an open session. `obtains` and `fails` settle the running refresh. */
export function startTokenMachine({ isPolled = true } = {}) {
  const clock = new SimulatedClock();
  const reasons: TokenRefreshReason[] = [];
  const stored: string[] = [];
  const expired = vi.fn();
  let running = Promise.withResolvers<string>();
  const actor = createActor(
    tokenMachine.provide({
      actors: {
        obtain: fromPromise<string, { reason: TokenRefreshReason }>(({ input }) => {
          reasons.push(input.reason);
          running = Promise.withResolvers<string>();
          return running.promise;
        }),
      },
      actions: {
        storeToken: (_, { token }) => stored.push(token),
        notifyExpired: expired,
      },
    }),
    { clock, input: { isPolled } },
  ).start();
  actor.send(opened);
  const settled = () => waitFor(actor, (state) => !state.matches('refreshing'));
  return {
    actor,
    reasons,
    stored,
    expired,
    state: () => actor.getSnapshot().value,
    outcome: () => actor.getSnapshot().context.outcome,
    obtains: (token: string) => {
      running.resolve(token);
      return settled();
    },
    fails: (error: unknown) => {
      running.reject(error);
      return settled();
    },
    /** Advances the clock and runs timers. */
    passes: (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
      clock.increment(ms);
    },
    /** Advances the clock only, as during sleep or after a change of the system clock. */
    clockMoves: (ms: number) => vi.setSystemTime(Date.now() + ms),
  };
}
