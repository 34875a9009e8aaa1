/** The state of the data of a check. */
export interface CheckData {
  state: 'loading' | 'failed' | 'loaded';
  retry: () => void;
}

interface QueryState {
  data: unknown;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/** Joins queries: failed if a query without data has failed, and loading while a query has no data. */
export function combineCheckData(queries: readonly QueryState[]): CheckData {
  const missing = queries.filter(({ data }) => data === undefined);
  const failed = missing.filter(({ isError, isFetching }) => isError && !isFetching);
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return { state: failed.length > 0 ? 'failed' : missing.length > 0 ? 'loading' : 'loaded', retry };
}
