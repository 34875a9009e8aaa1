import { act } from 'react';
import { vi } from 'vitest';

/** Lets faked time pass and everything that follows from it be drawn, so that "still there" and "not yet" mean something. */
export async function passes(ms: number): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = scope.IS_REACT_ACT_ENVIRONMENT;
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
  scope.IS_REACT_ACT_ENVIRONMENT = before;
}
