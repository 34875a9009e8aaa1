import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { allStates, answered, failed, walk } from '../../../test/machine-walk';
import { accessTokenPollMs, type TokenRefreshReason, tokenMachine } from './token.machine';

const over = { kind: 'http', status: 401 };
const down = { kind: 'http', status: 503 };
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

/** A token of an open session; `obtained` answers what it asks for, in turn. */
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
    /** Time that this page is awake for. */
    passes: (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
      clock.increment(ms);
    },
    /** Time that it sleeps through, or that somebody sets the clock by: no timer runs. */
    clockMoves: (ms: number) => vi.setSystemTime(Date.now() + ms),
  };
}

describe('every state', () => {
  const walked = walk(tokenMachine, {
    inputs: [{ isPolled: true }, { isPolled: false }],
    events: [
      opened,
      closed,
      woke,
      renewedElsewhere,
      refresh(),
      refresh('sign-in'),
      answered('obtain', 'token'),
      failed('obtain', over),
      failed('obtain', down),
    ],
    situation: ({ isPolled, outcome, reason }) => [isPolled, outcome && Object.keys(outcome), reason],
  });

  test('can be reached', () => {
    expect(walked.reached).toEqual(allStates(tokenMachine));
  });

  test.each(['closed', 'idle', 'refreshing'])('can be left for %s, in whatever situation', (state) => {
    expect(walked.deadEnds).toEqual([]);
    expect(walked.cutOff(state)).toEqual([]);
  });
});

describe('a refresh', () => {
  test('gets and stores one token, whoever asks meanwhile', async () => {
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

  test('that has ended is followed by another', async () => {
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

  test('is asked for in vain before the session is open, and after it is closed', () => {
    const { actor, reasons, state } = start();
    actor.send(closed);
    actor.send(refresh());
    expect([state(), reasons]).toEqual(['closed', []]);
  });

  test('that ends after the session gives nobody its token', async () => {
    const { actor, stored, obtains, outcome, state, expired } = start();
    actor.send(refresh());
    actor.send(closed);
    await obtains('late');
    expect([state(), stored, outcome(), expired.mock.calls]).toEqual(['closed', [], null, []]);
  });

  test('that is cut short by the end of the session does not leave the token before it either', async () => {
    const { actor, obtains, outcome } = start();
    actor.send(refresh());
    await obtains('token-1');
    actor.send(refresh());
    actor.send(closed);
    expect(outcome()).toBeNull();
  });

  test('that fails after the session, with the next one open, changes nothing there', async () => {
    const { actor, fails, outcome, state, expired } = start();
    actor.send(refresh());
    actor.send(closed);
    actor.send(opened);
    await fails(over);
    expect([state(), outcome(), expired.mock.calls]).toEqual(['idle', null, []]);
  });
});

describe('a refresh that fails', () => {
  test('leaves the session, and the next ask tries again', async () => {
    const { actor, reasons, stored, fails, obtains, outcome, state, expired } = start();
    actor.send(refresh());
    await fails(down);
    expect([state(), outcome(), expired.mock.calls]).toEqual(['idle', { error: down }, []]);
    actor.send(refresh());
    await obtains('token-1');
    expect([reasons.length, stored, outcome()]).toEqual([2, ['token-1'], { token: 'token-1' }]);
  });

  test.each<[TokenRefreshReason, unknown]>([
    ['unauthorized', { kind: 'no-session' }],
    ['server-error', over],
    ['poll', { kind: 'http', status: 403 }],
    ['unauthorized', { kind: 'disabled' }],
  ])('when asked for by %s because of %j ends the session, and says so once', async (reason, error) => {
    const { actor, fails, outcome, state, expired } = start();
    actor.send(refresh(reason));
    await fails(error);
    actor.send(refresh(reason));
    expect([state(), outcome()]).toEqual(['expired', { error }]);
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test.each([over, { kind: 'disabled' }])(
    'while signing in because of %j is no end of a session',
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
    await one.fails(over);
    return one;
  }

  test('is not asked for, however long it takes and whoever wants it', async () => {
    const { actor, reasons, passes, state } = await expire();
    actor.send(refresh());
    actor.send(woke);
    actor.send(renewedElsewhere);
    passes(10 * accessTokenPollMs);
    expect([state(), reasons.length]).toEqual(['expired', 1]);
  });

  test.each([
    ['is idle again when a session is opened', [opened], 'idle'],
    ['is gone when the session is closed', [closed], 'closed'],
    ['is idle again after both', [closed, opened], 'idle'],
  ] as const)('%s', async (_, events, state) => {
    const { actor, ...token } = await expire();
    for (const event of events) actor.send(event);
    expect(token.state()).toBe(state);
  });
});

describe('the access token', () => {
  test('is renewed every 240 seconds, not before', async () => {
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

  test('that takes longer than a turn is not asked for twice', () => {
    const { reasons, passes } = start();
    passes(10 * accessTokenPollMs);
    expect(reasons).toEqual(['poll']);
  });

  test('that could not be renewed waits for the next turn', async () => {
    const { reasons, passes, fails } = start();
    passes(accessTokenPollMs);
    await fails(down);
    passes(accessTokenPollMs - 1);
    expect(reasons).toEqual(['poll']);
    passes(1);
    expect(reasons).toEqual(['poll', 'poll']);
  });

  test.each([
    ['for a call that was refused', (token: ReturnType<typeof start>) => token.actor.send(refresh())],
    ['by another tab', (token: ReturnType<typeof start>) => token.actor.send(renewedElsewhere)],
  ])('that was renewed %s has its userState turn before it', async (_, renew) => {
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

  test.each(['closed', 'stopped'])('is not asked for once the session is %s', (end) => {
    const { actor, reasons, passes } = start();
    if (end === 'closed') actor.send(closed);
    else actor.stop();
    passes(10 * accessTokenPollMs);
    expect(reasons).toEqual([]);
  });
});

describe('the identity token', () => {
  test('is renewed only when somebody reasons it', async () => {
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

describe('a page that is looked at again', () => {
  test.each([
    ['after a sleep longer than a turn', accessTokenPollMs],
    ['with a clock that was set back', -600_000],
    ['with a clock that was set back by a second', -1_000],
  ])('%s renews the access token, once', async (_, ms) => {
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
    ['just before the turn', accessTokenPollMs - 1],
  ])('%s asks for nothing', (_, ms) => {
    const { actor, reasons, clockMoves } = start();
    clockMoves(ms);
    actor.send(woke);
    expect(reasons).toEqual([]);
  });

  test('whose clock is wrong by ten minutes all along asks no more often', async () => {
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

  test('while the server is down asks once each time that it is overdue, and never in a circle', async () => {
    const { actor, reasons, clockMoves, fails } = start();
    clockMoves(accessTokenPollMs);
    actor.send(woke);
    await fails(down);
    actor.send(woke);
    actor.send(woke);
    expect(reasons).toEqual(['poll']);
    clockMoves(accessTokenPollMs);
    actor.send(woke);
    expect(reasons).toEqual(['poll', 'poll']);
  });
});
