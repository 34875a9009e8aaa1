import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePortalQueryClient } from '../../../kernel/portal/query-client-context';
import { runSave } from '../../../kernel/saving/run-save';
import type { BulkAction } from './bulk-action';
import { createBulkRun } from './bulk-run';
import { collectStale } from './collect-stale';

/** Runs an action on records. Unmounting starts no further record. */
export function useBulkRun<Row>(rows: readonly Row[], action: Pick<BulkAction<Row>, 'run'>) {
  const client = usePortalQueryClient();
  const reason = useRef<string>(undefined);
  const [{ run, reads, stale }] = useState(() => {
    const controller = new AbortController();
    const collected = collectStale(client);
    return {
      reads: controller,
      stale: collected,
      run: createBulkRun(rows, (row) =>
        action.run(row, {
          signal: controller.signal,
          mutation: collected.mutation,
          reason: reason.current,
        }),
      ),
    };
  });
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      run.stop();
      // Strict Mode mounts again directly.
      queueMicrotask(() => {
        if (!isMounted.current) reads.abort();
      });
    };
  }, [run, reads]);
  const progress = useSyncExternalStore(run.subscribe, run.get, run.get);
  const start = useCallback(
    (text?: string) => {
      if (text !== undefined) reason.current = text.trim() || undefined;
      return runSave(client, run.start).finally(stale.invalidate);
    },
    [client, run, stale],
  );
  return { progress, start, stop: run.stop };
}
