import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { maxWaitMs, useCheckedSubmit } from './use-checked-submit';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function start(initial: { isBlocked: boolean; isLoading: boolean }) {
  const onBlocked = vi.fn();
  const submit = vi.fn();
  const hook = await renderHook((state?: typeof initial) =>
    useCheckedSubmit({ ...(state ?? initial), onBlocked }),
  );
  return {
    ...hook,
    press: () => hook.act(() => hook.result.current.request(submit)),
    calls: () => [submit.mock.calls.length, onBlocked.mock.calls.length],
  };
}

test('a submit without loading checks is sent, or shows the problem that blocks it', async () => {
  const ready = await start({ isBlocked: false, isLoading: false });
  await ready.press();
  expect(ready.calls()).toEqual([1, 0]);
  const blocked = await start({ isBlocked: true, isLoading: true });
  await blocked.press();
  expect(blocked.calls()).toEqual([0, 1]);
});

test('a submit waits for loading checks and is sent once when they have passed', async () => {
  const { press, rerender, result, calls } = await start({ isBlocked: false, isLoading: true });
  await press();
  await press();
  expect([result.current.isWaiting, calls()]).toEqual([true, [0, 0]]);
  await rerender({ isBlocked: false, isLoading: false });
  expect([result.current.isWaiting, calls()]).toEqual([false, [1, 0]]);
});

test('a waiting submit shows a problem that the checks have found', async () => {
  const { press, rerender, calls } = await start({ isBlocked: false, isLoading: true });
  await press();
  await rerender({ isBlocked: true, isLoading: true });
  expect(calls()).toEqual([0, 1]);
});

test('a submit waits at most ten seconds, and not after the checks are removed', async () => {
  const slow = await start({ isBlocked: false, isLoading: true });
  await slow.press();
  await slow.act(() => vi.advanceTimersByTime(maxWaitMs));
  expect(slow.calls()).toEqual([1, 0]);
  const removed = await start({ isBlocked: false, isLoading: true });
  await removed.press();
  await removed.unmount();
  vi.advanceTimersByTime(maxWaitMs);
  expect(removed.calls()).toEqual([0, 0]);
});
