import { useEffect, useRef } from 'react';
import { effectiveSort, type ListChange, type ListState } from '../kernel/list-state/list-state';

type Correct = (part: Partial<ListState>, cause: ListChange) => void;

/** Removes the sort column from the state if the contract cannot sort by this column. */
export function useSortCorrection(
  state: ListState,
  contract: Parameters<typeof effectiveSort>[1],
  onStateChange: Correct,
): void {
  const isUnknown = (state.orderBy ?? state.order) !== undefined && effectiveSort(state, contract).isDefault;
  useEffect(() => {
    if (isUnknown) onStateChange({ orderBy: undefined, order: undefined }, { isCorrection: true });
  }, [isUnknown, onStateChange]);
}

/**
 * Moves from a page past the end to the last page, for example after a delete. If the server does not count rows, or
 * counts more rows than it has, the hook goes back in doubling steps until a page has rows, because an address may
 * contain a page number such as 100,000.
 */
export function usePageCorrection(
  page: { rows: readonly unknown[]; total: number | null } | undefined,
  state: ListState,
  onStateChange: Correct,
): void {
  const stepsBack = useRef(1);
  const checked = useRef<typeof page>(undefined);
  const isPastEnd = page !== undefined && page.rows.length === 0 && state.page > 0;
  const total = page?.total ?? null;
  useEffect(() => {
    if (page === undefined || page === checked.current) return;
    checked.current = page;
    if (!isPastEnd) {
      stepsBack.current = 1;
      return;
    }
    const counted = total === null ? state.page : Math.ceil(total / state.rowsPerPage) - 1;
    const last = counted < state.page ? counted : state.page - stepsBack.current;
    stepsBack.current *= 2;
    onStateChange({ page: Math.max(0, last) }, { isCorrection: true });
  }, [page, isPastEnd, total, state.page, state.rowsPerPage, onStateChange]);
}
