import { PortalError } from '@portal-kit/sdk';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPortalQueryClient } from './query-client';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const refusal = (status: number, retryAfterMs?: number) =>
  new PortalError({ kind: 'http', status, message: 'x', retryAfterMs });

/** Creates a client, and screens that read the same query. */
function start(respond: () => Promise<string>) {
  const client = createPortalQueryClient();
  const queryFn = vi.fn(respond);
  const options = { queryKey: ['record'], queryFn };
  return {
    client,
    options,
    reads: () => queryFn.mock.calls.length,
    /** Opens a screen and returns a function that closes the screen. */
    open: async () => {
      const observer = new QueryObserver(client, options);
      const close = observer.subscribe(() => {});
      await vi.advanceTimersByTimeAsync(0);
      return { close, result: () => observer.getCurrentResult() };
    },
  };
}

test('a second component that reads a failed query shows the failure and sends no request', async () => {
  const { open, reads } = start(() => Promise.reject(refusal(503)));
  await open();
  const second = await open();
  expect(second.result()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(reads()).toBe(1);
});

test('a component that replaces another one at once shows its failure and sends no request', async () => {
  const { open, reads } = start(() => Promise.reject(refusal(503)));
  const first = await open();
  first.close();
  const second = await open();
  await vi.runAllTimersAsync();
  expect(second.result()).toMatchObject({ status: 'error' });
  expect(reads()).toBe(1);
});

test('a failed query is requested again when its screen opens again', async () => {
  const { open, reads } = start(() => Promise.reject(refusal(503)));
  const first = await open();
  first.close();
  await vi.advanceTimersByTimeAsync(0);
  await open();
  expect(reads()).toBe(2);
});

test('a screen that opens again shows the failure until Retry-After has passed', async () => {
  const { open, reads } = start(() => Promise.reject(refusal(429, 30_000)));
  const first = await open();
  await vi.advanceTimersByTimeAsync(10_000);
  first.close();
  await vi.advanceTimersByTimeAsync(19_999);
  const second = await open();
  expect(second.result()).toMatchObject({ status: 'error' });
  expect(reads()).toBe(1);
  second.close();
  await vi.advanceTimersByTimeAsync(1);
  await open();
  expect(reads()).toBe(2);
});

test('a screen shows a failed prefetch for 10 s, and then requests the query again', async () => {
  const { client, options, open, reads } = start(() => Promise.reject(refusal(503)));
  await client.prefetchQuery(options);
  await vi.advanceTimersByTimeAsync(9_999);
  const first = await open();
  expect([first.result().status, reads()]).toEqual(['error', 1]);
  first.close();
  await vi.advanceTimersByTimeAsync(0);
  await client.prefetchQuery(options);
  await vi.advanceTimersByTimeAsync(10_000);
  await open();
  expect(reads()).toBe(3);
});

test('a screen with older data sends no request before Retry-After has passed', async () => {
  const failures = [undefined, refusal(429, 30_000)];
  const { open, reads } = start(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'data';
  });
  const readsOfScreens = [];
  for (let screen = 0; screen < 4; screen += 1) {
    const { close, result } = await open();
    expect(result().data).toBe('data');
    readsOfScreens.push(reads());
    close();
    await vi.advanceTimersByTimeAsync(15_000);
  }
  expect(readsOfScreens).toEqual([1, 2, 2, 3]);
});
