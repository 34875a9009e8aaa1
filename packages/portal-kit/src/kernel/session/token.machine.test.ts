import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { allStates, completed, failed, walk } from '../../../test/machine-walk';
import { accessTokenPollMs, type TokenRefreshReason, tokenMachine } from './token.machine';

const unauthorized = { kind: 'http', status: 401 };
const serverDown = { kind: 'http', status: 503 };
const opened = { type: 'session.opened' } as const;
const closed = { type: 'session.closed' } as const;
const woke = { type: 'page.woke' } as const;
const renewedElsewhere = { type: 'token.renewedElsewhere' } as const;
const refresh = (reason: TokenRefreshReason = 'unauthorized') =>
  ({ type: 'refresh.requested', reason }) as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts the machine with an open session. `obtains` and `fails` settle the running refresh. */
function start({ isPolled = true } = {}) {
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

describe('the state machine', () => {
  const walked = walk(tokenMachine, {
    inputs: [{ isPolled: true }, { isPolled: false }],
    events: [
      opened,
      closed,
      woke,
      renewedElsewhere,
      refresh(),
      refresh('sign-in'),
      completed('obtain', 'token'),
      failed('obtain', unauthorized),
      failed('obtain', serverDown),
    ],
    situation: ({ isPolled, outcome, reason }) => [isPolled, outcome && Object.keys(outcome), reason],
  });

  test('the token machine reaches every state', () => {
    expect(walked.reached).toEqual(allStates(tokenMachine));
  });

  test.each(['closed', 'idle', 'refreshing'])('the token machine can reach %s from every state', (state) => {
    expect(walked.deadEnds).toEqual([]);
    expect(walked.cutOff(state)).toEqual([]);
  });
});

describe('a refresh', () => {
  test('a token refresh obtains and stores one token for concurrent requests', async () => {
    const { actor, reasons, stored, obtains, outcome, state } = start();
    actor.send(refresh('unauthorized'));
    actor.send(refresh('server-error'));
    actor.send(woke);
    actor.send(renewedElsewhere);
    expect(state()).toBe('refreshing');
    await obtains('token-1');
    expect([state(), reasons, stored, outcome()]).toEqual([
      'idle',
      ['unauthorized'],
      ['token-1'],
      { token: 'token-1' },
    ]);
  });

  test('a token can be refreshed again after a finished refresh', async () => {
    const { actor, reasons, stored, obtains } = start();
    actor.send(refresh('unauthorized'));
    await obtains('token-1');
    actor.send(refresh('server-error'));
    await obtains('token-2');
    expect([reasons, stored]).toEqual([
      ['unauthorized', 'server-error'],
      ['token-1', 'token-2'],
    ]);
  });

  test('a token refresh is ignored while the session is closed', () => {
    const { actor, reasons, state } = start();
    actor.send(closed);
    actor.send(refresh());
    expect([state(), reasons]).toEqual(['closed', []]);
  });

  test('a token refresh that ends after the session discards its token', async () => {
    const { actor, stored, obtains, outcome, state, expired } = start();
    actor.send(refresh());
    actor.send(closed);
    await obtains('late');
    expect([state(), stored, outcome(), expired.mock.calls]).toEqual(['closed', [], null, []]);
  });

  test('a token refresh interrupted by the end of the session clears the previous outcome', async () => {
    const { actor, obtains, outcome } = start();
    actor.send(refresh());
    await obtains('token-1');
    actor.send(refresh());
    actor.send(closed);
    expect(outcome()).toBeNull();
  });

  test('a token refresh that fails after the session does not affect the next session', async () => {
    const { actor, fails, outcome, state, expired } = start();
    actor.send(refresh());
    actor.send(closed);
    actor.send(opened);
    await fails(unauthorized);
    expect([state(), outcome(), expired.mock.calls]).toEqual(['idle', null, []]);
  });
});

describe('a refresh that fails', () => {
  test('a token refresh that fails keeps the session, and the next request tries again', async () => {
    const { actor, reasons, stored, fails, obtains, outcome, state, expired } = start();
    actor.send(refresh());
    await fails(serverDown);
    expect([state(), outcome(), expired.mock.calls]).toEqual(['idle', { error: serverDown }, []]);
    actor.send(refresh());
    await obtains('token-1');
    expect([reasons.length, stored, outcome()]).toEqual([2, ['token-1'], { token: 'token-1' }]);
  });

  test.each<[TokenRefreshReason, unknown]>([
    ['unauthorized', { kind: 'no-session' }],
    ['server-error', unauthorized],
    ['poll', { kind: 'http', status: 403 }],
    ['unauthorized', { kind: 'disabled' }],
  ])(
    'a token refresh that fails for the reason %s with %j ends the session with one notification',
    async (reason, error) => {
      const { actor, fails, outcome, state, expired } = start();
      actor.send(refresh(reason));
      await fails(error);
      actor.send(refresh(reason));
      expect([state(), outcome()]).toEqual(['expired', { error }]);
      expect(expired).toHaveBeenCalledTimes(1);
    },
  );

  test.each([unauthorized, { kind: 'disabled' }])(
    'a token refresh that fails while signing in with %j does not end the session',
    async (error) => {
      const { actor, fails, state, expired } = start();
      actor.send(refresh('sign-in'));
      await fails(error);
      expect(state()).toBe('idle');
      expect(expired).not.toHaveBeenCalled();
    },
  );
});

describe('an expired token', () => {
  async function expire() {
    const one = start();
    one.actor.send(refresh());
    await one.fails(unauthorized);
    return one;
  }

  test('an expired token is not refreshed by requests, wake-ups or time', async () => {
    const { actor, reasons, passes, state } = await expire();
    actor.send(refresh());
    actor.send(woke);
    actor.send(renewedElsewhere);
    passes(10 * accessTokenPollMs);
    expect([state(), reasons.length]).toEqual(['expired', 1]);
  });

  test.each([
    ['can be refreshed after a session is opened', [opened], 'idle'],
    ['is closed when the session is closed', [closed], 'closed'],
    ['can be refreshed after the session is closed and opened', [closed, opened], 'idle'],
  ] as const)('an expired token %s', async (_, events, state) => {
    const { actor, ...token } = await expire();
    for (const event of events) actor.send(event);
    expect(token.state()).toBe(state);
  });
});

describe('the access token', () => {
  test('the access token is refreshed every 240 seconds', async () => {
    const { reasons, passes, obtains } = start();
    expect(accessTokenPollMs).toBe(240_000);
    passes(239_999);
    expect(reasons).toEqual([]);
    passes(1);
    expect(reasons).toEqual(['poll']);
    await obtains('token-1');
    passes(239_999);
    expect(reasons).toEqual(['poll']);
    passes(1);
    expect(reasons).toEqual(['poll', 'poll']);
  });

  test('the access token is not requested again while a refresh takes longer than the interval', () => {
    const { reasons, passes } = start();
    passes(10 * accessTokenPollMs);
    expect(reasons).toEqual(['poll']);
  });

  test('the access token is refreshed after the next interval when a refresh fails', async () => {
    const { reasons, passes, fails } = start();
    passes(accessTokenPollMs);
    await fails(serverDown);
    passes(accessTokenPollMs - 1);
    expect(reasons).toEqual(['poll']);
    passes(1);
    expect(reasons).toEqual(['poll', 'poll']);
  });

  test.each([
    ['for a refused call', (token: ReturnType<typeof start>) => token.actor.send(refresh())],
    ['by another tab', (token: ReturnType<typeof start>) => token.actor.send(renewedElsewhere)],
  ])('the access token refreshed %s is not refreshed again for one interval', async (_, renew) => {
    const token = start();
    token.passes(200_000);
    renew(token);
    await token.obtains('token-1');
    token.reasons.length = 0;
    token.passes(239_999);
    expect(token.reasons).toEqual([]);
    token.passes(1);
    expect(token.reasons).toEqual(['poll']);
  });

  test.each(['closed', 'stopped'])('the access token is not refreshed after the session is %s', (end) => {
    const { actor, reasons, passes } = start();
    if (end === 'closed') actor.send(closed);
    else actor.stop();
    passes(10 * accessTokenPollMs);
    expect(reasons).toEqual([]);
  });
});

describe('the identity token', () => {
  test('the identity token is refreshed only on request', async () => {
    const { actor, reasons, passes, clockMoves, obtains } = start({ isPolled: false });
    passes(10 * accessTokenPollMs);
    clockMoves(10 * accessTokenPollMs);
    actor.send(woke);
    expect(reasons).toEqual([]);
    actor.send(refresh());
    await obtains('token-1');
    expect(reasons).toEqual(['unauthorized']);
  });
});

describe('a page that wakes up', () => {
  test.each([
    ['after a sleep longer than the interval', accessTokenPollMs],
    ['with a clock set back by ten minutes', -600_000],
    ['with a clock set back by a second', -1_000],
  ])('a page that wakes up %s refreshes the access token once', async (_, ms) => {
    const { actor, reasons, clockMoves, obtains } = start();
    clockMoves(ms);
    actor.send(woke);
    actor.send(woke);
    await obtains('token-1');
    actor.send(woke);
    expect(reasons).toEqual(['poll']);
  });

  test.each([
    ['at once', 0],
    ['just before the end of the interval', accessTokenPollMs - 1],
  ])('a page that wakes up %s requests no token', (_, ms) => {
    const { actor, reasons, clockMoves } = start();
    clockMoves(ms);
    actor.send(woke);
    expect(reasons).toEqual([]);
  });

  test('a page that wakes up with a clock that is wrong by ten minutes refreshes no more often', async () => {
    for (const skewMs of [600_000, -600_000]) {
      vi.setSystemTime(Date.UTC(2026, 10, 21) + skewMs);
      const { actor, reasons, passes, obtains } = start();
      for (let turn = 0; turn < 4; turn += 1) {
        passes(accessTokenPollMs / 2);
        actor.send(woke);
        passes(accessTokenPollMs / 2);
        await obtains(`token-${turn}`);
        actor.send(woke);
      }
      expect(reasons).toEqual(['poll', 'poll', 'poll', 'poll']);
    }
  });

  test('a page that wakes up while the server is down requests one token per interval', async () => {
    const { actor, reasons, clockMoves, fails } = start();
    clockMoves(accessTokenPollMs);
    actor.send(woke);
    await fails(serverDown);
    actor.send(woke);
    actor.send(woke);
    expect(reasons).toEqual(['poll']);
    clockMoves(accessTokenPollMs);
    actor.send(woke);
    expect(reasons).toEqual(['poll', 'poll']);
  });
});

describe('the age of the access token', () => {
  test('a token that another tab has renewed is not refreshed when the page wakes up within the interval', () => {
    const { actor, state, clockMoves } = start();
    clockMoves(accessTokenPollMs - 1_000);
    actor.send(renewedElsewhere);
    clockMoves(2_000);
    actor.send(woke);
    expect(state()).toBe('idle');
    clockMoves(accessTokenPollMs);
    actor.send(woke);
    expect(state()).toBe('refreshing');
  });

  test('a session that opens after an expiry is not refreshed when the page wakes up at once', async () => {
    const { actor, state, fails, clockMoves } = start();
    actor.send(refresh());
    await fails({ kind: 'no-session' });
    expect(state()).toBe('expired');
    clockMoves(2 * accessTokenPollMs);
    actor.send(opened);
    actor.send(woke);
    expect(state()).toBe('idle');
  });
});

test('a token machine whose refresh is not provided names the missing actor', async () => {
  const actor = createActor(tokenMachine, { input: { isPolled: true } }).start();
  actor.send(opened);
  actor.send(refresh());
  const { context } = await waitFor(
    actor,
    (state) => state.matches('idle') && state.context.outcome !== null,
  );
  expect(context.outcome).toMatchObject({ error: { message: expect.stringContaining('obtain actor') } });
});
