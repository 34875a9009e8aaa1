import { act } from 'react';
import { vi } from 'vitest';

/** A stopped clock. */
export interface Clock {
  /** Advances the time and renders all updates. */
  passes: (ms: number) => Promise<void>;
  /** The number of pending timers. */
  waiting: () => number;
  /** Restores real time. */
  release: () => void;
}

/**
 * Stops the time of the page. Vitest's fake timers advance while Vitest waits for the browser, so on a slow machine
 * more time passes than the test allows.
 */
export function stopClock(): Clock {
  let now = Date.now();
  let lastId = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  const set = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
    lastId += 1;
    timers.set(lastId, { at: now + ms, run });
    return lastId;
  }) as never);
  const clear = vi.spyOn(globalThis, 'clearTimeout').mockImplementation((id) => {
    timers.delete(Number(id));
  });
  const date = vi.spyOn(Date, 'now').mockImplementation(() => now);

  async function advance(ms: number): Promise<void> {
    const end = now + ms;
    for (;;) {
      const [id, next] = [...timers].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
      if (id === undefined || next === undefined || next.at > end) break;
      timers.delete(id);
      now = next.at;
      next.run();
      await Promise.resolve();
    }
    now = end;
  }

  return {
    async passes(ms) {
      const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
      const before = scope.IS_REACT_ACT_ENVIRONMENT;
      scope.IS_REACT_ACT_ENVIRONMENT = true;
      await act(() => advance(ms));
      scope.IS_REACT_ACT_ENVIRONMENT = before;
    },
    waiting: () => timers.size,
    release: () => {
      for (const spy of [set, clear, date]) spy.mockRestore();
    },
  };
}
