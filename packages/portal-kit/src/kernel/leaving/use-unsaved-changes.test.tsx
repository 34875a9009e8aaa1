import { type ReactNode, StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { fakePortal } from '../../../test/portal';
import { createLeaveGuard } from './leave-guard';
import { useUnsavedChanges } from './use-unsaved-changes';

async function start(hasChanges: boolean, wrap = (children: ReactNode) => children) {
  const guard = createLeaveGuard();
  const { inside } = fakePortal({ unsaved: guard });
  const hook = await renderHook((has: boolean | undefined) => useUnsavedChanges(has ?? false), {
    initialProps: hasChanges,
    wrapper: ({ children }) => inside(wrap(children)),
  });
  return {
    isBlocking: guard.isBlocking,
    change: (has: boolean) => hook.rerender(has),
    release: () => hook.result.current(),
    unmount: hook.unmount,
  };
}

describe('a form', () => {
  test('holds the page while it has changes, and no longer', async () => {
    const { isBlocking, change } = await start(false);
    expect(isBlocking()).toBe(false);
    await change(true);
    expect(isBlocking()).toBe(true);
    await change(false);
    expect(isBlocking()).toBe(false);
  });

  test('that is taken away holds nothing', async () => {
    const { isBlocking, unmount } = await start(true);
    expect(isBlocking()).toBe(true);
    await unmount();
    expect(isBlocking()).toBe(false);
  });

  test('that is saved lets go at once, before it is drawn again, and once is enough', async () => {
    const { isBlocking, release, unmount } = await start(true);
    release();
    expect(isBlocking()).toBe(false);
    release();
    await unmount();
    expect(isBlocking()).toBe(false);
  });

  test('that is changed again after a save holds again', async () => {
    const { isBlocking, release, change } = await start(true);
    release();
    await change(false);
    await change(true);
    expect(isBlocking()).toBe(true);
  });

  test('in Strict Mode holds once', async () => {
    const { isBlocking, change } = await start(true, (children) => <StrictMode>{children}</StrictMode>);
    expect(isBlocking()).toBe(true);
    await change(false);
    expect(isBlocking()).toBe(false);
  });
});

test('a host that asks nobody is told nothing', async () => {
  const { inside } = fakePortal();
  const hook = await renderHook(() => useUnsavedChanges(true), {
    wrapper: ({ children }) => inside(children),
  });
  expect(() => hook.result.current()).not.toThrow();
});
