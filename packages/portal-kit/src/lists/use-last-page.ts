import { useEffect, useRef } from 'react';
import type { ListChange, ListState } from '../kernel/list-state/list-state';

/**
 * A page past the end, as after a delete, goes to the last one and corrects the address. Where nobody knows which one
 * that is it steps back until there are rows, twice as far each time: an address may ask for page 100,000.
 */
export function useLastPage(
  page: { rows: readonly unknown[]; total: number | null } | undefined,
  state: ListState,
  onStateChange: (part: Partial<ListState>, how: ListChange) => void,
): void {
  const stepsBack = useRef(1);
  const judged = useRef<typeof page>(undefined);
  const isPast = page !== undefined && page.rows.length === 0 && state.page > 0;
  const total = page?.total ?? null;
  useEffect(() => {
    if (page === undefined || page === judged.current) return;
    judged.current = page;
    if (!isPast) {
      stepsBack.current = 1;
      return;
    }
    const last =
      total === null
        ? Math.max(0, state.page - stepsBack.current)
        : Math.max(0, Math.ceil(total / state.rowsPerPage) - 1);
    stepsBack.current *= 2;
    if (last < state.page) onStateChange({ page: last }, { isCorrection: true });
  }, [page, isPast, total, state.page, state.rowsPerPage, onStateChange]);
}
