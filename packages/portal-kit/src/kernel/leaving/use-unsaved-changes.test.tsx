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
    isHolding: guard.isHolding,
    change: (has: boolean) => hook.rerender(has),
    letGo: () => hook.result.current(),
    unmount: hook.unmount,
  };
}

describe('a form', () => {
  test('holds the page while it has changes, and no longer', async () => {
    const { isHolding, change } = await start(false);
    expect(isHolding()).toBe(false);
    await change(true);
    expect(isHolding()).toBe(true);
    await change(false);
    expect(isHolding()).toBe(false);
  });

  test('that is taken away holds nothing', async () => {
    const { isHolding, unmount } = await start(true);
    expect(isHolding()).toBe(true);
    await unmount();
    expect(isHolding()).toBe(false);
  });

  test('that is saved lets go at once, before it is drawn again, and once is enough', async () => {
    const { isHolding, letGo, unmount } = await start(true);
    letGo();
    expect(isHolding()).toBe(false);
    letGo();
    await unmount();
    expect(isHolding()).toBe(false);
  });

  test('that is changed again after a save holds again', async () => {
    const { isHolding, letGo, change } = await start(true);
    letGo();
    await change(false);
    await change(true);
    expect(isHolding()).toBe(true);
  });

  test('in Strict Mode holds once', async () => {
    const { isHolding, change } = await start(true, (children) => <StrictMode>{children}</StrictMode>);
    expect(isHolding()).toBe(true);
    await change(false);
    expect(isHolding()).toBe(false);
  });
});

test('a host that asks nobody is told nothing', async () => {
  const { inside } = fakePortal();
  const hook = await renderHook(() => useUnsavedChanges(true), {
    wrapper: ({ children }) => inside(children),
  });
  expect(() => hook.result.current()).not.toThrow();
});
