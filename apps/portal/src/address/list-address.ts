import {
  decodeListState,
  encodeListState,
  type ListChange,
  type ListName,
  type ListState,
} from 'portal-kit/list-state';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearch, useSearchParams } from 'wouter';

const noParameters: readonly string[] = [];
const sortQuery = (query: URLSearchParams) => new URLSearchParams([...query].sort()).toString();

/**
 * Stores a list's state in the address. Removes unknown parameters from the address, except for `pageParameters`, which
 * the page itself reads. `pageParameters` must be a constant.
 */
export function useListAddress(list: ListName, pageParameters = noParameters) {
  const search = useSearch();
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => decodeListState(params, list), [params, list]);
  const buildQuery = useCallback(
    (next: ListState) => {
      const query = encodeListState(next);
      for (const name of pageParameters) for (const value of params.getAll(name)) query.append(name, value);
      return query;
    },
    [params, pageParameters],
  );
  const onStateChange = useCallback(
    (next: ListState, { isCorrection = false }: ListChange = {}) => {
      // Typing in the search replaces the entry instead of adding one per character. A correction replaces the entry
      // because Back would restore the state that needs the correction. The entry of the list contains the opened row,
      // so that Back from the record shows the list with this row.
      const replace = isCorrection || next.searchInput !== state.searchInput;
      setParams(buildQuery(next), { replace });
    },
    [setParams, buildQuery, state.searchInput],
  );
  useEffect(() => {
    const query = buildQuery(state);
    // The address may have changed since this render, because a list may have corrected its state.
    const isCurrent = location.search.slice(1) === search;
    if (isCurrent && sortQuery(query) !== sortQuery(params)) setParams(query, { replace: true });
  }, [search, params, state, buildQuery, setParams]);
  const valid = buildQuery(state);
  const hasInvalidParts = [...params.keys()].some((name) => !valid.has(name));
  return { state, onStateChange, hasInvalidParts };
}
