/** Delay before work that can wait, in milliseconds. */
export const idleDelayMs = 3_000;

/** Longest wait for an idle browser, in milliseconds. A slow device may never be idle. */
const longestIdleWaitMs = 5_000;

/** Runs a task when the browser is idle. Safari has no `requestIdleCallback`. */
export const onIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(run, { timeout: longestIdleWaitMs })
    : setTimeout(run);

/** Resolves when the browser is idle, from 3 s after the call to 8 s after the call. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => onIdle(resolve), idleDelayMs);
  });
