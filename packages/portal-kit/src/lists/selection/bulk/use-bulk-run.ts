import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePortalQueryClient } from '../../../kernel/queries/query-client-context';
import type { BulkAction } from './bulk-action';
import { createBulkRun } from './bulk-run';

/**
 * Runs an action on records, and loads the outdated queries again at the end. Unmounting starts no further record.
 *
 * @param resourceKey - The beginning of the query keys of all data that the action may change.
 */
export function useBulkRun<Row>(
  rows: readonly Row[],
  action: Pick<BulkAction<Row>, 'run'>,
  resourceKey: readonly unknown[] | undefined,
) {
  const client = usePortalQueryClient();
  const reason = useRef<string>(undefined);
  const latestKey = useRef(resourceKey);
  const [run] = useState(() =>
    createBulkRun(rows, (row, signal) => action.run(row, { signal, reason: reason.current })),
  );
  const { mutateAsync } = useMutation({ mutationFn: run.start, gcTime: 1_000 }, client);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // Strict Mode mounts again directly.
      queueMicrotask(() => isMounted.current || run.stop());
    };
  }, [run]);
  const progress = useSyncExternalStore(run.subscribe, run.get, run.get);
  const start = useCallback(
    (text?: string) => {
      if (text !== undefined) reason.current = text.trim() || undefined;
      return mutateAsync().finally(() => {
        if (latestKey.current) client.invalidateQueries({ queryKey: latestKey.current }).catch(() => {});
      });
    },
    [client, mutateAsync],
  );
  return { progress, start, stop: run.stop };
}
