import { useCallback, useEffect, useState } from 'react';
import type { PlaygroundState } from '../address/playground-state';
import type * as live from './live';

export interface Live {
  readonly mount: typeof live.mount;
  readonly sandbox: live.LiveSandbox;
}

export type LiveStatus = { live: Live; isFailed?: never } | { live?: never; isFailed: boolean };

/** Loads the widgets and starts a sandbox with the seed and the clock. */
export function useLive({ seed, now }: Pick<PlaygroundState, 'seed' | 'now'>) {
  const [status, setStatus] = useState<LiveStatus>({ isFailed: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the load
  useEffect(() => {
    let isCurrent = true;
    setStatus({ isFailed: false });
    async function start() {
      const { mount, createLiveSandbox } = await import('./live');
      const options = { ...(seed !== undefined && { seed }), ...(now !== undefined && { now }) };
      const sandbox = await createLiveSandbox(options);
      if (isCurrent) setStatus({ live: { mount, sandbox } });
    }
    start().catch(() => isCurrent && setStatus({ isFailed: true }));
    return () => {
      isCurrent = false;
    };
  }, [seed, now, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...status, retry };
}
