import { decodeListState, encodeListState, type ListChange, type ListState } from 'portal-kit/list-state';
import { useCallback, useEffect, useMemo } from 'react';
import { navigate, usePathname, useQueryString } from './address';

const noParameters: readonly string[] = [];
const inOrder = (query: URLSearchParams) => new URLSearchParams([...query].sort()).toString();

/**
 * A list's state as the address keeps it. What the address says and the list does not know leaves it, but for the
 * parameters that the page reads itself; name them in a constant.
 */
export function useListAddress(others = noParameters) {
  const search = useQueryString();
  const path = usePathname();
  const given = useMemo(() => new URLSearchParams(search), [search]);
  const state = useMemo(() => decodeListState(given), [given]);
  const queryOf = useCallback(
    (next: ListState) => {
      const query = encodeListState(next);
      for (const name of others) for (const value of given.getAll(name)) query.append(name, value);
      return query;
    },
    [given, others],
  );
  const show = useCallback(
    (query: URLSearchParams, replace: boolean) =>
      navigate(query.size ? `${path}?${query}` : path, { replace }),
    [path],
  );
  const onStateChange = useCallback(
    (next: ListState, { isCorrection }: ListChange = {}) => {
      // A search is one thought however many letters it has; paging and sorting can be undone step by step. What was
      // corrected would be so again by Back.
      show(queryOf(next), isCorrection || next.searchInput !== state.searchInput);
    },
    [show, queryOf, state.searchInput],
  );
  useEffect(() => {
    const query = queryOf(state);
    // A list that has corrected its state has written the address anew.
    if (location.search === search && inOrder(query) !== inOrder(given)) show(query, true);
  }, [search, given, state, queryOf, show]);
  return { state, onStateChange };
}
