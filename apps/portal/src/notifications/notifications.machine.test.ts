import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CheckResult } from './change-sources';
import {
  checkIntervalMs,
  firstCheckMs,
  longestIntervalMs,
  notificationsMachine,
} from './notifications.machine';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ok: CheckResult = { loaded: new Map(), hasFailed: false };

/** A running machine with a check whose results the test chooses. */
function started(results: (CheckResult | Error)[] = []) {
  const signals: AbortSignal[] = [];
  const check = fromPromise<CheckResult>(async ({ signal }) => {
    signals.push(signal);
    const result = results.shift() ?? ok;
    if (result instanceof Error) throw result;
    return result;
  });
  const actor = createActor(notificationsMachine.provide({ actors: { check } })).start();
  return { actor, signals };
}

describe('checks', () => {
  test('an active tab checks after 10 s and then every 2 minutes', async () => {
    const { actor, signals } = started();
    actor.send({ type: 'page.woke' });
    await vi.advanceTimersByTimeAsync(firstCheckMs - 1);
    expect(signals).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(signals).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(checkIntervalMs);
    expect(signals).toHaveLength(2);
    actor.stop();
  });

  test('a sleeping tab does not check, and a tab that wakes checks when the interval has passed', async () => {
    const { actor, signals } = started();
    actor.send({ type: 'page.woke' });
    await vi.advanceTimersByTimeAsync(firstCheckMs);
    actor.send({ type: 'page.slept' });
    await vi.advanceTimersByTimeAsync(3 * checkIntervalMs);
    expect(signals).toHaveLength(1);
    actor.send({ type: 'page.woke' });
    await vi.advanceTimersByTimeAsync(0);
    expect(signals).toHaveLength(2);
    actor.stop();
  });

  test('a request of the user checks at once, also in a sleeping tab, which then keeps sleeping', async () => {
    const { actor, signals } = started();
    actor.send({ type: 'check.requested' });
    await vi.advanceTimersByTimeAsync(0);
    expect(signals).toHaveLength(1);
    expect(actor.getSnapshot().value).toBe('paused');
    actor.stop();
  });

  test('a tab that sleeps during a check cancels the check', async () => {
    const { actor, signals } = started();
    actor.send({ type: 'page.woke' });
    actor.send({ type: 'check.requested' });
    actor.send({ type: 'page.slept' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(actor.getSnapshot().value).toBe('paused');
    actor.stop();
  });
});

describe('failed checks', () => {
  test('failed checks in a row double the interval up to 16 minutes, and a success resets it', async () => {
    const failed = { ...ok, hasFailed: true };
    const { actor, signals } = started([failed, new Error('offline'), failed, failed, failed, ok]);
    actor.send({ type: 'page.woke' });
    await vi.advanceTimersByTimeAsync(firstCheckMs);
    for (const intervalMs of [2, 4, 8, 8, 8].map((times) => times * checkIntervalMs)) {
      const before = signals.length;
      await vi.advanceTimersByTimeAsync(intervalMs - 1);
      expect(signals).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(signals).toHaveLength(before + 1);
    }
    expect(longestIntervalMs).toBe(8 * checkIntervalMs);
    expect(actor.getSnapshot().context.failures).toBe(0);
    actor.stop();
  });

  test('a failed source keeps its last changes', async () => {
    const received = { changes: [], isWhole: true };
    const { actor } = started([
      { loaded: new Map([['received', received]]), hasFailed: false },
      { loaded: new Map(), hasFailed: true },
    ]);
    actor.send({ type: 'check.requested' });
    await vi.advanceTimersByTimeAsync(0);
    actor.send({ type: 'check.requested' });
    await vi.advanceTimersByTimeAsync(0);
    const { loaded, failures } = actor.getSnapshot().context;
    expect(loaded).toEqual(new Map([['received', received]]));
    expect(failures).toBe(1);
    actor.stop();
  });
});

test('a machine whose check is not provided counts a failure and checks again later', async () => {
  const actor = createActor(notificationsMachine).start();
  actor.send({ type: 'page.woke' });
  await vi.advanceTimersByTimeAsync(firstCheckMs);
  const { value, context } = actor.getSnapshot();
  expect([value, context.failures, context.loaded]).toEqual(['waiting', 1, null]);
  actor.stop();
});

describe('the clock of the device', () => {
  test('a clock that was set back starts the interval again', async () => {
    const { actor, signals } = started();
    actor.send({ type: 'page.woke' });
    await vi.advanceTimersByTimeAsync(firstCheckMs);
    actor.send({ type: 'page.slept' });
    vi.setSystemTime(Date.now() - 3_600_000);
    actor.send({ type: 'page.woke' });
    await vi.advanceTimersByTimeAsync(checkIntervalMs - 1);
    expect(signals).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(signals).toHaveLength(2);
    actor.stop();
  });

  test('a tab that wakes within the interval waits for the rest of it', async () => {
    const { actor, signals } = started();
    actor.send({ type: 'page.woke' });
    await vi.advanceTimersByTimeAsync(firstCheckMs);
    actor.send({ type: 'page.slept' });
    await vi.advanceTimersByTimeAsync(checkIntervalMs / 2);
    actor.send({ type: 'page.woke' });
    await vi.advanceTimersByTimeAsync(checkIntervalMs / 2 - 1);
    expect(signals).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(signals).toHaveLength(2);
    actor.stop();
  });
});

describe('a check during a change of the tab', () => {
  test('a tab that wakes during a check of the user keeps the check and continues the interval', async () => {
    const { actor, signals } = started();
    actor.send({ type: 'check.requested' });
    actor.send({ type: 'page.woke' });
    expect([actor.getSnapshot().value, signals.length]).toEqual(['checking', 1]);
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().value).toBe('waiting');
    await vi.advanceTimersByTimeAsync(checkIntervalMs);
    expect(signals).toHaveLength(2);
    actor.stop();
  });

  test('a second request of the user cancels the running check and starts another one', async () => {
    const { actor, signals } = started();
    actor.send({ type: 'page.woke' });
    actor.send({ type: 'check.requested' });
    actor.send({ type: 'check.requested' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().context.loaded).toEqual(new Map());
    actor.stop();
  });

  test('a canceled check changes neither the results nor the number of failures', async () => {
    const { actor } = started([new Error('offline')]);
    actor.send({ type: 'page.woke' });
    actor.send({ type: 'check.requested' });
    actor.send({ type: 'page.slept' });
    await vi.advanceTimersByTimeAsync(0);
    const { loaded, failures, checkedAtMs } = actor.getSnapshot().context;
    expect([loaded, failures, checkedAtMs]).toEqual([null, 0, null]);
    actor.stop();
  });
});
