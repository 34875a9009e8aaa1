import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  closed,
  opened,
  refresh,
  renewedElsewhere,
  serverDown,
  startTokenMachine,
  woke,
} from '../../../../test/token-machine';
import { accessTokenPollMs } from './token.machine';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the access token', () => {
  test('the access token is refreshed every 240 seconds', async () => {
    const { reasons, passes, obtains } = startTokenMachine();
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
    const { reasons, passes } = startTokenMachine();
    passes(10 * accessTokenPollMs);
    expect(reasons).toEqual(['poll']);
  });

  test('the access token is refreshed after the next interval when a refresh fails', async () => {
    const { reasons, passes, fails } = startTokenMachine();
    passes(accessTokenPollMs);
    await fails(serverDown);
    passes(accessTokenPollMs - 1);
    expect(reasons).toEqual(['poll']);
    passes(1);
    expect(reasons).toEqual(['poll', 'poll']);
  });

  test.each([
    ['for a refused call', (token: ReturnType<typeof startTokenMachine>) => token.actor.send(refresh())],
    ['by another tab', (token: ReturnType<typeof startTokenMachine>) => token.actor.send(renewedElsewhere)],
  ])('the access token refreshed %s is not refreshed again for one interval', async (_, renew) => {
    const token = startTokenMachine();
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
    const { actor, reasons, passes } = startTokenMachine();
    if (end === 'closed') actor.send(closed);
    else actor.stop();
    passes(10 * accessTokenPollMs);
    expect(reasons).toEqual([]);
  });
});

describe('the identity token', () => {
  test('the identity token is refreshed only on request', async () => {
    const { actor, reasons, passes, clockMoves, obtains } = startTokenMachine({ isPolled: false });
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
    const { actor, reasons, clockMoves, obtains } = startTokenMachine();
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
    const { actor, reasons, clockMoves } = startTokenMachine();
    clockMoves(ms);
    actor.send(woke);
    expect(reasons).toEqual([]);
  });

  test('a page that wakes up with a clock that is wrong by ten minutes refreshes no more often', async () => {
    for (const skewMs of [600_000, -600_000]) {
      vi.setSystemTime(Date.UTC(2026, 10, 21) + skewMs);
      const { actor, reasons, passes, obtains } = startTokenMachine();
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
    const { actor, reasons, clockMoves, fails } = startTokenMachine();
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
    const { actor, state, clockMoves } = startTokenMachine();
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
    const { actor, state, fails, clockMoves } = startTokenMachine();
    actor.send(refresh());
    await fails({ kind: 'no-session' });
    expect(state()).toBe('expired');
    clockMoves(2 * accessTokenPollMs);
    actor.send(opened);
    actor.send(woke);
    expect(state()).toBe('idle');
  });
});
