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

describe('useUnsavedChanges', () => {
  test('useUnsavedChanges() blocks navigation while the form has changes', async () => {
    const { isBlocking, change } = await start(false);
    expect(isBlocking()).toBe(false);
    await change(true);
    expect(isBlocking()).toBe(true);
    await change(false);
    expect(isBlocking()).toBe(false);
  });

  test('useUnsavedChanges() releases its registration when the form unmounts', async () => {
    const { isBlocking, unmount } = await start(true);
    expect(isBlocking()).toBe(true);
    await unmount();
    expect(isBlocking()).toBe(false);
  });

  test('useUnsavedChanges() releases at once when the returned function is called, and ignores further calls', async () => {
    const { isBlocking, release, unmount } = await start(true);
    release();
    expect(isBlocking()).toBe(false);
    release();
    await unmount();
    expect(isBlocking()).toBe(false);
  });

  test('useUnsavedChanges() blocks navigation again for changes after a save', async () => {
    const { isBlocking, release, change } = await start(true);
    release();
    await change(false);
    await change(true);
    expect(isBlocking()).toBe(true);
  });

  test('useUnsavedChanges() registers once in Strict Mode', async () => {
    const { isBlocking, change } = await start(true, (children) => <StrictMode>{children}</StrictMode>);
    expect(isBlocking()).toBe(true);
    await change(false);
    expect(isBlocking()).toBe(false);
  });
});

test('useUnsavedChanges() works in a host without a leave guard', async () => {
  const { inside } = fakePortal();
  const hook = await renderHook(() => useUnsavedChanges(true), {
    wrapper: ({ children }) => inside(children),
  });
  expect(() => hook.result.current()).not.toThrow();
});
