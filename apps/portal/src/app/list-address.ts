import { decodeListState, encodeListState, type ListChange, type ListState } from 'portal-kit/list-state';
import { useCallback, useMemo } from 'react';
import { navigate, usePathname, useQueryString } from './address';

/** A list's state as the address keeps it. */
export function useListAddress() {
  const search = useQueryString();
  const path = usePathname();
  const state = useMemo(() => decodeListState(new URLSearchParams(search)), [search]);
  const onStateChange = useCallback(
    (next: ListState, { isCorrection }: ListChange = {}) => {
      const query = encodeListState(next).toString();
      // A search is one thought however many letters it has; paging and sorting can be undone step by step. A page that
      // was corrected would be so again by Back.
      navigate(query ? `${path}?${query}` : path, {
        replace: isCorrection || next.searchInput !== state.searchInput,
      });
    },
    [path, state.searchInput],
  );
  return { state, onStateChange };
}
