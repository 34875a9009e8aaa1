import { PortalError } from './portal-error';

interface DeadlineOptions {
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Signal of the client that the call belongs to. */
  readonly clientSignal?: AbortSignal | undefined;
  readonly operationId?: string | undefined;
}

/**
 * Runs `work` until it settles, the deadline passes or the caller aborts. Settles even when `work` ignores its signal,
 * for example if a host replaces `fetch`.
 */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, signal: callerSignal, clientSignal, operationId }: DeadlineOptions,
): Promise<T> {
  const controller = new AbortController();
  let stopWaiting = () => {};
  const interrupted = new Promise<never>((_, reject) => {
    const stop = (kind: 'timeout' | 'aborted', message: string) => {
      reject(new PortalError({ kind, message, operationId, retryable: kind === 'timeout' }));
      controller.abort();
    };
    const onAbort = () => stop('aborted', 'The call was aborted.');
    const signals = [callerSignal, clientSignal];
    if (signals.some((signal) => signal?.aborted)) onAbort();
    for (const signal of signals) signal?.addEventListener('abort', onAbort);
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => stop('timeout', `No complete response within ${timeoutMs} ms.`), timeoutMs);
    stopWaiting = () => {
      clearTimeout(timer);
      for (const signal of signals) signal?.removeEventListener('abort', onAbort);
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
