import { createPortalSdk } from '@portal-kit/sdk';
import { focusManager, notifyManager, onlineManager } from '@tanstack/react-query';
import { createPortalQueryClient, PortalProvider } from 'portal-kit/portal';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { Source } from './change-sources';
import { orderChanges, type SourceName } from './changes';
import { checkIntervalMs, firstCheckMs, longestIntervalMs, useChecks } from './use-checks';

// Without a timer, results arrive within the millisecond of their check.
notifyManager.setScheduler(queueMicrotask);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a source with one change per check. Its checks fail while `isDown` is true. */
function fakeSource(name: SourceName) {
  const fake = { checks: 0, isDown: false };
  const source: Source = {
    name,
    kind: 'failed',
    feature: 'inbound-order-list',
    query: (_, supplierId) => ({
      queryKey: [supplierId, name] as never,
      gcTime: 60_000,
      retry: false,
      queryFn: async () => {
        fake.checks += 1;
        if (fake.isDown) throw new Error('down');
        const row = {
          orderId: `${name} ${fake.checks}`,
          status: 'FAILED',
          updatedAt: '2026-11-20T14:00:00Z',
        };
        return { rows: [row], total: null };
      },
    }),
    select: ({ rows }) => orderChanges(name, 'inbound', 'FAILED', rows),
  };
  return Object.assign(fake, { source });
}

async function start() {
  const inbound = fakeSource('failed-inbound');
  const outbound = fakeSource('failed-outbound');
  const sources = [inbound.source, outbound.source];
  const portal = {
    sdk: createPortalSdk({
      baseUrl: location.origin,
      tokens: { get: () => null, refresh: async () => null },
    }),
    queryClient: createPortalQueryClient(),
    supplierId: 'SUP-1001',
    locale: 'en-US',
    navigation: { href: () => '/', go: () => {} },
    can: () => true,
    notify: () => {},
  };
  const { result, act, rerender } = await renderHook(
    (isPaused?: boolean) => useChecks(sources, isPaused ?? false),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <PortalProvider {...portal}>{children}</PortalProvider>
      ),
    },
  );
  const settled = (run: () => void) =>
    act(async () => {
      run();
      await vi.advanceTimersByTimeAsync(0);
    });
  return {
    ...{ inbound, outbound, rerender },
    state: () => {
      const { loaded, isLoaded, hasFailed, isChecking } = result.current;
      const names = loaded.flatMap(({ changes }) => changes.map(({ name }) => name));
      return { names, isLoaded, hasFailed, isChecking };
    },
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    check: () => settled(() => result.current.check()),
    setVisible: (isVisible: boolean) => settled(() => focusManager.setFocused(isVisible)),
    setOnline: (isOnline: boolean) => settled(() => onlineManager.setOnline(isOnline)),
  };
}

test('a visible tab checks its sources after 10 s and then every 2 minutes', async () => {
  const { inbound, outbound, wait, state } = await start();
  await wait(firstCheckMs - 1);
  expect([inbound.checks, outbound.checks]).toEqual([0, 0]);
  expect(state()).toEqual({ names: [], isLoaded: false, hasFailed: false, isChecking: false });
  await wait(1);
  expect([inbound.checks, outbound.checks]).toEqual([1, 1]);
  expect(state().names).toEqual(['failed-inbound 1', 'failed-outbound 1']);
  await wait(checkIntervalMs - 1);
  expect([inbound.checks, outbound.checks]).toEqual([1, 1]);
  await wait(1);
  expect([inbound.checks, outbound.checks]).toEqual([2, 2]);
});

test('a tab that opens hidden checks 10 s after the user shows it', async () => {
  focusManager.setFocused(false);
  const { inbound, wait, setVisible } = await start();
  await wait(3 * checkIntervalMs);
  await setVisible(true);
  await wait(firstCheckMs - 1);
  expect(inbound.checks).toBe(0);
  await wait(1);
  expect(inbound.checks).toBe(1);
});

test('a hidden tab does not check, and checks when the user shows it after the interval', async () => {
  const { inbound, wait, setVisible } = await start();
  await wait(firstCheckMs);
  await setVisible(false);
  await wait(3 * checkIntervalMs);
  expect(inbound.checks).toBe(1);
  await setVisible(true);
  expect(inbound.checks).toBe(2);
});

test('a tab that the user shows within the interval waits for the rest of it', async () => {
  const { inbound, wait, setVisible } = await start();
  await wait(firstCheckMs);
  await setVisible(false);
  await wait(checkIntervalMs / 2);
  await setVisible(true);
  await wait(checkIntervalMs / 2 - 1);
  expect(inbound.checks).toBe(1);
  await wait(1);
  expect(inbound.checks).toBe(2);
});

test('a check that the user requests runs at once and restarts the interval', async () => {
  const { inbound, wait, check } = await start();
  await check();
  expect(inbound.checks).toBe(1);
  await wait(checkIntervalMs - 1);
  expect(inbound.checks).toBe(1);
  await wait(1);
  expect(inbound.checks).toBe(2);
});

test('a failed source keeps its changes and doubles its interval up to 16 minutes, and a success resets the interval', async () => {
  const { inbound, outbound, wait, state } = await start();
  await wait(firstCheckMs);
  inbound.isDown = true;
  await wait(checkIntervalMs);
  expect(state()).toEqual({
    names: ['failed-inbound 1', 'failed-outbound 2'],
    isLoaded: true,
    hasFailed: true,
    isChecking: false,
  });
  for (const times of [2, 4, 8, 8]) {
    const { checks } = inbound;
    await wait(times * checkIntervalMs - 1);
    expect(inbound.checks).toBe(checks);
    await wait(1);
    expect(inbound.checks).toBe(checks + 1);
  }
  expect(longestIntervalMs).toBe(8 * checkIntervalMs);
  expect(outbound.checks).toBe(24);
  inbound.isDown = false;
  await wait(longestIntervalMs);
  expect(state()).toMatchObject({ names: ['failed-inbound 7', 'failed-outbound 32'], hasFailed: false });
  await wait(checkIntervalMs);
  expect(inbound.checks).toBe(8);
});

test('a source that never loaded waits longer after each failure, and a check that the user requests restarts the intervals', async () => {
  const { inbound, wait, check, state } = await start();
  inbound.isDown = true;
  await wait(firstCheckMs);
  expect(state()).toMatchObject({ names: ['failed-outbound 1'], isLoaded: true, hasFailed: true });
  await wait(checkIntervalMs);
  expect(inbound.checks).toBe(2);
  await wait(2 * checkIntervalMs - 1);
  expect(inbound.checks).toBe(2);
  await wait(1);
  expect(inbound.checks).toBe(3);
  await check();
  await wait(checkIntervalMs);
  expect(inbound.checks).toBe(5);
});

test("an offline tab sends no check, shows that the user's check failed, and checks when it is online again", async () => {
  const { inbound, wait, check, state, setOnline } = await start();
  await setOnline(false);
  await wait(firstCheckMs + checkIntervalMs);
  await check();
  expect(inbound.checks).toBe(0);
  expect(state()).toEqual({ names: [], isLoaded: false, hasFailed: true, isChecking: false });
  await setOnline(true);
  expect(inbound.checks).toBe(1);
  expect(state()).toMatchObject({ isLoaded: true, hasFailed: false });
});

test('paused checks wait until they resume', async () => {
  const { inbound, wait, rerender } = await start();
  await rerender(true);
  await wait(firstCheckMs + checkIntervalMs);
  expect(inbound.checks).toBe(0);
  await rerender(false);
  await wait(0);
  expect(inbound.checks).toBe(1);
});
