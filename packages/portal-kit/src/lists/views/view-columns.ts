import type { ListChange, ListState } from '../../kernel/list-state/list-state';
import type { TablePreferences } from '../table-preferences';
import type { ShownPreferences } from '../use-table-preferences';

type Change = (part: Partial<ListState>, cause?: ListChange) => void;

/** Preferences with the columns of the active view. Changes of these columns change the list's state. */
export function viewColumns(
  [{ hiddenColumnIds }, change]: readonly [ListState, Change],
  [preferences, changePreferences]: readonly [ShownPreferences, (part: Partial<TablePreferences>) => void],
): readonly [ShownPreferences, (part: Partial<TablePreferences>) => void] {
  if (!hiddenColumnIds) return [preferences, changePreferences];
  return [
    { ...preferences, hiddenColumnIds, hasChosenColumns: true },
    (part) =>
      part.hiddenColumnIds
        ? change({ hiddenColumnIds: part.hiddenColumnIds }, { isCorrection: true })
        : changePreferences(part),
  ];
}
