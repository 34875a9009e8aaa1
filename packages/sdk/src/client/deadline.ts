import { PortalError } from './portal-error';

interface DeadlineOptions {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
  readonly operationId?: string | undefined;
}

/**
 * Runs `work` until it settles, the time is over or the caller aborts. Settles itself even when `work` ignores the
 * signal it is given, as a host's own `fetch` may.
 */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, signal: callerSignal, operationId }: DeadlineOptions,
): Promise<T> {
  const controller = new AbortController();
  let stopWaiting = () => {};
  const interrupted = new Promise<never>((_, reject) => {
    const stop = (kind: 'timeout' | 'aborted', message: string) => {
      reject(new PortalError({ kind, message, operationId, retryable: kind === 'timeout' }));
      controller.abort();
    };
    const onAbort = () => stop('aborted', 'The call was aborted.');
    if (callerSignal?.aborted) onAbort();
    callerSignal?.addEventListener('abort', onAbort);
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => stop('timeout', `No complete answer within ${timeoutMs} ms.`), timeoutMs);
    stopWaiting = () => {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', onAbort);
    };
  });
  try {
    return await Promise.race([
      interrupted,
      controller.signal.aborted ? interrupted : work(controller.signal),
    ]);
  } finally {
    stopWaiting();
  }
}
