import type { ListChange, ListState } from '../../kernel/list-state/list-state';
import type { useTablePreferences } from '../use-table-preferences';

type Change = (part: Partial<ListState>, cause: ListChange) => void;
type Preferences = ReturnType<typeof useTablePreferences>;

/** Returns the preferences with the active view's columns. Changes to these columns change the list's state. */
export function viewColumns({ hiddenColumnIds }: ListState, change: Change, own: Preferences): Preferences {
  if (!hiddenColumnIds) return own;
  return [
    { ...own[0], hiddenColumnIds, hasChosenColumns: true },
    (part) => (part.hiddenColumnIds ? change(part, { isCorrection: true }) : own[1](part)),
  ];
}
