import { useEffect } from 'react';
import type { ListState } from './list-state';

/** A page past the end, as after a delete, goes to the last one and corrects the address. */
export function useLastPage(
  page: { rows: readonly unknown[]; total: number | null } | undefined,
  state: ListState,
  onStateChange: (part: Partial<ListState>) => void,
): void {
  const last =
    page?.total === null
      ? state.page - 1
      : Math.max(0, Math.ceil((page?.total ?? 0) / state.rowsPerPage) - 1);
  const isPast = page !== undefined && page.rows.length === 0 && state.page > last;
  useEffect(() => {
    if (isPast) onStateChange({ page: last });
  }, [isPast, last, onStateChange]);
}
