import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { allStates, completed, failed, walk } from '../../../../test/machine-walk';
import {
  closed,
  opened,
  refresh,
  renewedElsewhere,
  serverDown,
  startTokenMachine,
  unauthorized,
  woke,
} from '../../../../test/token-machine';
import { accessTokenPollMs, type TokenRefreshReason, tokenMachine } from './token.machine';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21) });
});
afterEach(() => {
  vi.useRealTimers();
});

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
    const { actor, reasons, stored, obtains, outcome, state } = startTokenMachine();
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
    const { actor, reasons, stored, obtains } = startTokenMachine();
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
    const { actor, reasons, state } = startTokenMachine();
    actor.send(closed);
    actor.send(refresh());
    expect([state(), reasons]).toEqual(['closed', []]);
  });

  test('a token refresh that ends after the session discards its token', async () => {
    const { actor, stored, obtains, outcome, state, expired } = startTokenMachine();
    actor.send(refresh());
    actor.send(closed);
    await obtains('late');
    expect([state(), stored, outcome(), expired.mock.calls]).toEqual(['closed', [], null, []]);
  });

  test('a token refresh interrupted by the end of the session clears the previous outcome', async () => {
    const { actor, obtains, outcome } = startTokenMachine();
    actor.send(refresh());
    await obtains('token-1');
    actor.send(refresh());
    actor.send(closed);
    expect(outcome()).toBeNull();
  });

  test('a token refresh that fails after the session does not affect the next session', async () => {
    const { actor, fails, outcome, state, expired } = startTokenMachine();
    actor.send(refresh());
    actor.send(closed);
    actor.send(opened);
    await fails(unauthorized);
    expect([state(), outcome(), expired.mock.calls]).toEqual(['idle', null, []]);
  });
});

describe('a refresh that fails', () => {
  test('a token refresh that fails keeps the session, and the next request tries again', async () => {
    const { actor, reasons, stored, fails, obtains, outcome, state, expired } = startTokenMachine();
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
      const { actor, fails, outcome, state, expired } = startTokenMachine();
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
      const { actor, fails, state, expired } = startTokenMachine();
      actor.send(refresh('sign-in'));
      await fails(error);
      expect(state()).toBe('idle');
      expect(expired).not.toHaveBeenCalled();
    },
  );
});

describe('an expired token', () => {
  async function expire() {
    const one = startTokenMachine();
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
