import { focusManager, type QueryState, useQueries } from '@tanstack/react-query';
import { usePortal, usePortalQueryClient } from 'portal-kit/portal';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Source } from './change-sources';

/** Delay in milliseconds of the first check, because it must not delay the first screen. */
export const firstCheckMs = 10_000;
/** Interval of the checks in milliseconds. */
export const checkIntervalMs = 120_000;
/** Longest interval in milliseconds. */
export const longestIntervalMs = 16 * 60_000;

/**
 * Returns the interval until the next check. Each failed check in a row doubles it: it grows by the time for which the
 * source has been failing.
 */
function intervalMs({ error, errorUpdatedAt, dataUpdatedAt }: QueryState, startedAtMs = 0): number {
  const failingMs = error ? errorUpdatedAt - Math.max(dataUpdatedAt, startedAtMs) : 0;
  return Math.min(checkIntervalMs + Math.max(failingMs, 0), longestIntervalMs);
}

const useIsVisible = () => useSyncExternalStore(focusManager.subscribe, () => focusManager.isFocused());

/**
 * Checks each source for changes: first 10 s after the tab becomes visible, then every 2 minutes while the tab is visible
 * and online. A source that fails keeps its last changes. `isPaused` pauses the checks.
 */
export function useChecks(sources: readonly Source[], isPaused: boolean) {
  const { sdk, supplierId } = usePortal();
  const isVisible = useIsVisible();
  /** Time of the first check or of the user's last request for a check. */
  const [startedAtMs, setStartedAtMs] = useState<number>();
  const isStarted = startedAtMs !== undefined;
  useEffect(() => {
    if (isStarted || !isVisible) return;
    const timer = setTimeout(() => setStartedAtMs(Date.now()), firstCheckMs);
    return () => clearTimeout(timer);
  }, [isStarted, isVisible]);

  const { refetch, ...checks } = useQueries(
    {
      queries: sources.map(({ query, select }) => ({
        ...query(sdk, supplierId),
        select,
        enabled: isStarted && !isPaused,
        staleTime: checkIntervalMs,
        // A check without a connection waits until the browser is online.
        networkMode: 'online' as const,
        refetchInterval: ({ state }: { state: QueryState }) => intervalMs(state, startedAtMs),
      })),
      combine: (results) => ({
        loaded: results.flatMap(({ data }) => data ?? []),
        isLoaded: results.every(({ isPending }) => !isPending),
        hasFailed: results.some(({ isError, isPaused: isOffline }) => isError || isOffline),
        isChecking: results.some(({ isFetching }) => isFetching),
        refetch: () => {
          for (const result of results) void result.refetch();
        },
      }),
    },
    usePortalQueryClient(),
  );
  const check = () => {
    setStartedAtMs(Date.now());
    refetch();
  };
  return { ...checks, check };
}
