import type { PortalQuery } from '@portal-kit/sdk';
import { useEffect, useRef, useState } from 'react';
import { usePortalQueryClient } from '../../../kernel/portal/query-client-context';

const freshMs = 60_000;

/**
 * Reads records once, from the cache or the server. The queries are properties, because an import of TanStack Query here
 * would split the file of the order details.
 */
export function useFetched<Data>(queries: readonly PortalQuery<Data>[]) {
  const client = usePortalQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ key: string; data?: readonly Data[] }>();
  const latest = useRef(queries);
  latest.current = queries;
  const key = `${attempt} ${JSON.stringify(queries.map(({ queryKey }) => queryKey))}`;
  useEffect(() => {
    let isCurrent = true;
    Promise.all(latest.current.map((query) => client.fetchQuery({ ...query, staleTime: freshMs }))).then(
      (data) => isCurrent && setState({ key, data }),
      () => isCurrent && setState({ key }),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, key]);
  const current = state?.key === key ? state : undefined;
  return {
    data: current?.data,
    isPending: current === undefined,
    isError: current !== undefined && current.data === undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}
