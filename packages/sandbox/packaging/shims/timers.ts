/** Implements the part of `node:timers/promises` that the sandbox uses, for browsers. */
export const setTimeout = (
  delayMs: number,
  value?: unknown,
  { signal }: { signal?: AbortSignal } = {},
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const timer = globalThis.setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve(value);
    }, delayMs);
    function abort() {
      globalThis.clearTimeout(timer);
      reject(signal?.reason);
    }
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
