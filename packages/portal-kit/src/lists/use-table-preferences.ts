import { columnIdOf, columnWidthLimits, type DataTableColumns } from '@portal-kit/ui/data-table';
import { useState } from 'react';
import type { PreferenceStore, TablePreferences } from './table-preferences';

const noColumns: readonly string[] = [];
const { minSize, maxSize } = columnWidthLimits;
const isColumnWidth = (entry: [string, unknown]): entry is [string, number] =>
  typeof entry[1] === 'number' && entry[1] >= minSize && entry[1] <= maxSize;

/** Preferences with the columns that the list hides by default. */
export type ShownPreferences = TablePreferences &
  Required<Pick<TablePreferences, 'hiddenColumnIds'>> & {
    /** Whether the user, and not the list, chose the hidden columns. */
    hasChosenColumns: boolean;
  };

function readPreferences(value: unknown): TablePreferences | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { hiddenColumnIds, density, columnWidthsPx } = value as Record<string, unknown>;
  return {
    ...(Array.isArray(hiddenColumnIds) && {
      hiddenColumnIds: hiddenColumnIds.filter((id) => typeof id === 'string'),
    }),
    density: density === 'dense' ? 'dense' : 'comfortable',
    ...(typeof columnWidthsPx === 'object' &&
      columnWidthsPx !== null && {
        columnWidthsPx: Object.fromEntries(Object.entries(columnWidthsPx).filter(isColumnWidth)),
      }),
  };
}

/**
 * Returns a table's hidden columns, density and column widths. Default columns can change until the user chooses
 * columns.
 */
export function useTablePreferences(
  table: string,
  store: PreferenceStore | undefined,
  hiddenByDefault: readonly string[] = noColumns,
) {
  const [chosen, setChosen] = useState(() => readPreferences(store?.read(table)));
  const preferences: ShownPreferences = {
    density: 'comfortable',
    ...chosen,
    hiddenColumnIds: chosen?.hiddenColumnIds ?? hiddenByDefault,
    hasChosenColumns: chosen?.hiddenColumnIds !== undefined,
  };
  const change = (part: Partial<TablePreferences>) => {
    const next = { density: preferences.density, ...chosen, ...part };
    setChosen(next);
    store?.write(table, next);
  };
  return [preferences, change] as const;
}

/** Lists the columns that the user can hide: all except the row header. */
export function hideableColumns<Row>(
  columns: DataTableColumns<Row & object>,
): { id: string; label: string }[] {
  return columns
    .filter((column) => !column.meta?.isRowHeader)
    .map((column) => ({ id: columnIdOf(column), label: column.meta?.label ?? '' }));
}
