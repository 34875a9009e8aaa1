import type { DataTableColumns } from '@portal-kit/ui/data-table';
import { useState } from 'react';
import type { PreferenceStore, TablePreferences } from './table-preferences';

const noColumns: readonly string[] = [];

function readPreferences(value: unknown): TablePreferences | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { hiddenColumnIds, density } = value as Record<string, unknown>;
  return {
    hiddenColumnIds: Array.isArray(hiddenColumnIds)
      ? hiddenColumnIds.filter((id) => typeof id === 'string')
      : [],
    density: density === 'dense' ? 'dense' : 'comfortable',
  };
}

/** Hidden columns and density of a table. Default columns can change until the user chooses columns. */
export function useTablePreferences(
  table: string,
  store: PreferenceStore | undefined,
  hiddenByDefault: readonly string[] = noColumns,
) {
  const [chosen, setChosen] = useState(() => readPreferences(store?.read(table)));
  const preferences: TablePreferences = chosen ?? {
    hiddenColumnIds: hiddenByDefault,
    density: 'comfortable',
  };
  const change = (part: Partial<TablePreferences>) => {
    const next = { ...preferences, ...part };
    setChosen(next);
    store?.write(table, next);
  };
  return [preferences, change] as const;
}

/** Columns that the user can hide: all except the row header. */
export function hideableColumns<Row>(
  columns: DataTableColumns<Row & object>,
): { id: string; label: string }[] {
  return columns
    .filter((column) => !column.meta?.isRowHeader)
    .map((column) => {
      const id = 'accessorKey' in column ? String(column.accessorKey) : (column.id ?? '');
      return { id, label: column.meta?.label ?? '' };
    });
}
