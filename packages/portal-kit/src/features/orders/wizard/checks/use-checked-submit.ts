import { useCallback, useEffect, useRef, useState } from 'react';

/** Maximum time in milliseconds that a submit waits for checks. Afterwards the server alone checks the order. */
export const maxWaitMs = 10_000;

interface CheckedSubmitOptions {
  /** Whether a check has found a problem that blocks the submit. */
  isBlocked: boolean;
  /** Whether the data of a check is loading. */
  isLoading: boolean;
  /** Called instead of the submit. */
  onBlocked: () => void;
}

/**
 * Returns a function that submits after the checks. While checks are loading, the submit waits for them, at most
 * {@link maxWaitMs}. Unmounting drops a waiting submit.
 */
export function useCheckedSubmit(options: CheckedSubmitOptions) {
  const { isBlocked, isLoading } = options;
  const latest = useRef(options);
  latest.current = options;
  const [waiting, setWaiting] = useState<{ submit: () => void }>();
  const finish = useCallback((submit: () => void) => {
    setWaiting(undefined);
    if (latest.current.isBlocked) latest.current.onBlocked();
    else submit();
  }, []);
  useEffect(() => {
    if (!waiting) return;
    if (isBlocked || !isLoading) return finish(waiting.submit);
    const timer = setTimeout(() => finish(waiting.submit), maxWaitMs);
    return () => clearTimeout(timer);
  }, [waiting, isBlocked, isLoading, finish]);
  const request = useCallback(
    (submit: () => void) => {
      const { isBlocked, isLoading } = latest.current;
      if (isLoading && !isBlocked) setWaiting({ submit });
      else finish(submit);
    },
    [finish],
  );
  return { request, isWaiting: waiting !== undefined };
}
