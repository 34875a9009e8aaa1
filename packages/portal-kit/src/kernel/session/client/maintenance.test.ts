import { PortalError } from '@portal-kit/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMaintenance } from './maintenance';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const closed = (retryAfterMs?: number) =>
  new PortalError({ kind: 'http', status: 503, code: 'MAINTENANCE', message: 'Closed', retryAfterMs });

/** Starts a read. The state contains whether the read was sent. */
function read(maintenance: ReturnType<typeof createMaintenance>) {
  const state = { isSent: false };
  void Promise.resolve(maintenance.ready('listItems')).then(() => {
    state.isSent = true;
  });
  return state;
}

test('reads are not paused before a maintenance response', () => {
  const maintenance = createMaintenance();
  expect([maintenance.isActive(), maintenance.ready('listItems')]).toEqual([false, undefined]);
});

test.each([
  ['Retry-After', 7_000, 7_000],
  ['5 s with a shorter Retry-After', 0, 5_000],
  ['5 min with a longer Retry-After', 86_400_000, 300_000],
  ['60 s without Retry-After', undefined, 60_000],
])('reads pause for %s after a maintenance response', async (_, retryAfterMs, pauseMs) => {
  const maintenance = createMaintenance();
  maintenance.responded(closed(retryAfterMs));
  const waiting = read(maintenance);
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  expect([maintenance.isActive(), waiting.isSent]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1);
  // The maintenance may continue, so it ends with a response.
  expect([maintenance.isActive(), waiting.isSent, maintenance.ready('listItems')]).toEqual([
    true,
    true,
    undefined,
  ]);
});

test('several maintenance responses cause one pause, and a retry of the user ends it', async () => {
  const maintenance = createMaintenance();
  const listener = vi.fn();
  const unsubscribe = maintenance.subscribe(listener);
  for (let count = 0; count < 3; count += 1) maintenance.responded(closed(5_000));
  const waiting = read(maintenance);
  maintenance.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect([waiting.isSent, maintenance.isActive(), listener.mock.calls.length]).toEqual([true, true, 1]);
  maintenance.responded();
  expect([maintenance.isActive(), listener.mock.calls.length]).toEqual([false, 2]);
  unsubscribe();
  maintenance.responded(closed());
  expect(listener).toHaveBeenCalledTimes(2);
});

test('an access token request does not wait, so that a sign-in during maintenance fails with a message', () => {
  const maintenance = createMaintenance();
  maintenance.responded(closed());
  expect(maintenance.ready('getAccessToken')).toBeUndefined();
});

test('a response of another kind ends the maintenance pause immediately', async () => {
  const maintenance = createMaintenance();
  maintenance.responded(closed(5_000));
  const waiting = read(maintenance);
  maintenance.responded();
  await vi.advanceTimersByTimeAsync(0);
  expect([waiting.isSent, maintenance.isActive(), vi.getTimerCount()]).toEqual([true, false, 0]);
});
