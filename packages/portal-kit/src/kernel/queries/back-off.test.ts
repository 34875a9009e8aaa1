import { PortalError } from '@portal-kit/sdk';
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { retryDelayMs } from './back-off';
import { createPortalQueryClient } from './query-client';

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const refusal = (status: number, retryAfterMs?: number) =>
  new PortalError({ kind: 'http', status, message: 'x', retryAfterMs });

test.each([
  [refusal(429, 12_000), 12_000],
  [refusal(429, 0), 0],
  [refusal(429), 5_000],
  [refusal(503, 7_000), 7_000],
  [refusal(503), 0],
  [refusal(429, 86_400_000), 60_000],
  [new PortalError({ kind: 'network', message: 'x' }), 0],
  [new Error('x'), 0],
  [null, 0],
])('after %s the retry delay is %i ms', (error, waitMs) => {
  expect(retryDelayMs(error)).toBe(waitMs);
});

test("a window focus sends no request before the server's retry delay has passed", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const client = createPortalQueryClient();
  client.mount();
  const watch = (name: string, error: PortalError) => {
    const queryFn = vi.fn(() => Promise.reject(error));
    const stop = new QueryObserver(client, { queryKey: [name], queryFn }).subscribe(() => {});
    return { queryFn, stop, fails: () => client.getQueryState([name])?.fetchStatus === 'idle' };
  };
  const busy = watch('busy', refusal(429, 10_000));
  const down = watch('down', refusal(503));
  await expect.poll(() => busy.fails() && down.fails()).toBe(true);
  const focusAt = async (now: number, calls: number) => {
    vi.setSystemTime(now);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await expect.poll(() => down.queryFn.mock.calls.length).toBe(calls);
    await expect.poll(down.fails).toBe(true);
  };
  await focusAt(1_000_000, 2);
  await focusAt(1_009_999, 3);
  expect(busy.queryFn).toHaveBeenCalledTimes(1);
  await focusAt(1_010_000, 4);
  expect(busy.queryFn).toHaveBeenCalledTimes(2);
  busy.stop();
  down.stop();
  client.unmount();
});
