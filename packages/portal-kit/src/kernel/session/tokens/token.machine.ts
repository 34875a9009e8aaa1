import type { RefreshReason } from '@portal-kit/sdk';
import { assign, fromPromise, setup } from 'xstate';
import { isSessionOver } from '../session-over';

/** Interval of the access token poll in milliseconds. Source: specification, section 9. */
export const accessTokenPollMs = 240_000;

/** Why a token is refreshed: a failed call, signing in, or the poll. */
export type TokenRefreshReason = RefreshReason | 'sign-in' | 'poll';

export interface TokenContext {
  /** Whether the token is refreshed every 240 s. */
  isPolled: boolean;
  reason: TokenRefreshReason;
  /** Time of the last refresh by this device's clock, in milliseconds since the epoch. */
  refreshedAtMs: number;
  /** Result of the last refresh; `null` before the first refresh and after an interrupted refresh. */
  outcome: { token: string } | { error: unknown } | null;
}

export type TokenEvent =
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  | { type: 'refresh.requested'; reason: TokenRefreshReason }
  /** Another tab has stored a fresh token. */
  | { type: 'token.renewedElsewhere' }
  /** The page is visible or online again. Timers may have been suspended. */
  | { type: 'page.woke' };

/**
 * Refreshes one of the two tokens. Only the state `idle` accepts a request, so one refresh runs at a time and other
 * callers wait for the result. When the session closes during a refresh, the result is discarded. The server decides
 * whether a token is valid; the device's clock does not. Source: specification, sections 8 and 9.
 */
export const tokenMachine = setup({
  types: {
    context: {} as TokenContext,
    events: {} as TokenEvent,
    input: {} as { isPolled: boolean },
  },
  actors: {
    obtain: fromPromise<string, { reason: TokenRefreshReason }>(async () => {
      throw new Error(
        'portal-kit: the token machine has no obtain actor, so it cannot refresh. Pass the actor to tokenMachine.provide().',
      );
    }),
  },
  delays: { pollInterval: accessTokenPollMs },
  guards: {
    isPolled: ({ context }) => context.isPolled,
    isOverdue: ({ context: { isPolled, refreshedAtMs } }) => {
      const elapsedMs = Date.now() - refreshedAtMs;
      // A negative value means that the clock was set back. The elapsed time is unknown.
      return isPolled && (elapsedMs < 0 || elapsedMs >= accessTokenPollMs);
    },
    endsSession: ({ context }, { error }: { error: unknown }) =>
      context.reason !== 'sign-in' && isSessionOver(error),
  },
  actions: {
    recordRefresh: assign({ refreshedAtMs: () => Date.now() }),
    setReason: assign({ reason: (_, { reason }: { reason: TokenRefreshReason }) => reason }),
    setOutcome: assign({ outcome: (_, { outcome }: { outcome: TokenContext['outcome'] }) => outcome }),
    storeToken: (_, _params: { token: string }) => {},
    notifyExpired: () => {},
  },
}).createMachine({
  id: 'token',
  context: ({ input }) => ({ isPolled: input.isPolled, reason: 'sign-in', refreshedAtMs: 0, outcome: null }),
  initial: 'closed',
  states: {
    closed: {
      on: { 'session.opened': { target: 'idle', actions: 'recordRefresh' } },
    },
    idle: {
      after: {
        pollInterval: {
          guard: 'isPolled',
          target: 'refreshing',
          actions: { type: 'setReason', params: { reason: 'poll' } },
        },
      },
      on: {
        'refresh.requested': {
          target: 'refreshing',
          actions: { type: 'setReason', params: ({ event }) => ({ reason: event.reason }) },
        },
        'page.woke': {
          guard: 'isOverdue',
          target: 'refreshing',
          actions: { type: 'setReason', params: { reason: 'poll' } },
        },
        'token.renewedElsewhere': { target: 'idle', reenter: true, actions: 'recordRefresh' },
        'session.closed': 'closed',
      },
    },
    refreshing: {
      invoke: {
        id: 'obtain',
        src: 'obtain',
        input: ({ context }) => ({ reason: context.reason }),
        onDone: {
          target: 'idle',
          actions: [
            'recordRefresh',
            { type: 'setOutcome', params: ({ event }) => ({ outcome: { token: event.output } }) },
            { type: 'storeToken', params: ({ event }) => ({ token: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'endsSession', params: ({ event }) => ({ error: event.error }) },
            target: 'expired',
            actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: { error: event.error } }) },
          },
          {
            target: 'idle',
            actions: [
              'recordRefresh',
              { type: 'setOutcome', params: ({ event }) => ({ outcome: { error: event.error } }) },
            ],
          },
        ],
      },
      on: {
        'session.closed': {
          target: 'closed',
          actions: { type: 'setOutcome', params: { outcome: null } },
        },
      },
    },
    expired: {
      entry: 'notifyExpired',
      on: {
        'session.closed': 'closed',
        'session.opened': { target: 'idle', actions: 'recordRefresh' },
      },
    },
  },
});
