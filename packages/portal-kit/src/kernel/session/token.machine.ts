import type { RefreshReason } from '@portal-kit/sdk';
import { assign, fromPromise, setup } from 'xstate';
import { isSessionOver } from './session-over';

/** Source: specification, section 9. Milliseconds. */
export const accessTokenPollMs = 240_000;

/** Why a fresh token is asked for: signing in, a call that failed, or the time. */
export type TokenNeed = RefreshReason | 'sign-in' | 'poll';

export interface TokenContext {
  /** Renewed every 240 s, whether it is needed or not. */
  isPolled: boolean;
  need: TokenNeed;
  /** Epoch, in milliseconds of this device's clock. */
  renewedAtMs: number;
  /** What the last refresh came to. */
  outcome: { token: string } | { error: unknown } | null;
}

export type TokenEvent =
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  | { type: 'refresh.requested'; need: TokenNeed }
  /** Another tab has stored a fresh one. */
  | { type: 'token.renewedElsewhere' }
  /** The page is looked at again, or the network is back: timers may have slept. */
  | { type: 'page.woke' };

/**
 * One of the two tokens. Only `held` listens to a request, so one refresh runs at a time and the others wait for it;
 * leaving `refreshing` by the end of the session drops its answer. Expiry is the server's to judge: no clock of the
 * device decides about a token. Source: specification, sections 8 and 9.
 */
export const tokenMachine = setup({
  types: {
    context: {} as TokenContext,
    events: {} as TokenEvent,
    input: {} as { isPolled: boolean },
  },
  actors: {
    obtain: fromPromise<string, { need: TokenNeed }>(async () => {
      throw new Error('portal-kit: the token machine was started without its obtain actor.');
    }),
  },
  delays: { pollInterval: accessTokenPollMs },
  guards: {
    isPolled: ({ context }) => context.isPolled,
    isOverdue: ({ context: { isPolled, renewedAtMs } }) => {
      const elapsedMs = Date.now() - renewedAtMs;
      // Less than nothing: the clock was set back, and nobody knows how long it has been.
      return isPolled && (elapsedMs < 0 || elapsedMs >= accessTokenPollMs);
    },
    endsSession: ({ context }, { error }: { error: unknown }) =>
      context.need !== 'sign-in' && isSessionOver(error),
  },
  actions: {
    note: assign({ renewedAtMs: () => Date.now() }),
    keepNeed: assign({ need: (_, { need }: { need: TokenNeed }) => need }),
    keepOutcome: assign({ outcome: (_, { outcome }: { outcome: TokenContext['outcome'] }) => outcome }),
    storeToken: (_, _params: { token: string }) => {},
    tellExpired: () => {},
  },
}).createMachine({
  id: 'token',
  context: ({ input }) => ({ isPolled: input.isPolled, need: 'sign-in', renewedAtMs: 0, outcome: null }),
  initial: 'closed',
  states: {
    closed: {
      on: { 'session.opened': { target: 'held', actions: 'note' } },
    },
    held: {
      after: {
        pollInterval: {
          guard: 'isPolled',
          target: 'refreshing',
          actions: { type: 'keepNeed', params: { need: 'poll' } },
        },
      },
      on: {
        'refresh.requested': {
          target: 'refreshing',
          actions: { type: 'keepNeed', params: ({ event }) => ({ need: event.need }) },
        },
        'page.woke': {
          guard: 'isOverdue',
          target: 'refreshing',
          actions: { type: 'keepNeed', params: { need: 'poll' } },
        },
        'token.renewedElsewhere': { target: 'held', reenter: true, actions: 'note' },
        'session.closed': 'closed',
      },
    },
    refreshing: {
      invoke: {
        id: 'obtain',
        src: 'obtain',
        input: ({ context }) => ({ need: context.need }),
        onDone: {
          target: 'held',
          actions: [
            'note',
            { type: 'keepOutcome', params: ({ event }) => ({ outcome: { token: event.output } }) },
            { type: 'storeToken', params: ({ event }) => ({ token: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'endsSession', params: ({ event }) => ({ error: event.error }) },
            target: 'expired',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: { error: event.error } }) },
          },
          {
            target: 'held',
            actions: [
              'note',
              { type: 'keepOutcome', params: ({ event }) => ({ outcome: { error: event.error } }) },
            ],
          },
        ],
      },
      on: {
        'session.closed': {
          target: 'closed',
          actions: { type: 'keepOutcome', params: { outcome: null } },
        },
      },
    },
    expired: {
      entry: 'tellExpired',
      on: {
        'session.closed': 'closed',
        'session.opened': { target: 'held', actions: 'note' },
      },
    },
  },
});
