import type { DataTableColumns } from '@portal-kit/ui/data-table';

/** The columns that a user may hide: all but the one that names the row. */
export function choosableColumns<Row>(
  columns: DataTableColumns<Row & object>,
): { id: string; label: string }[] {
  return columns
    .filter((column) => !column.meta?.isRowHeader)
    .map((column) => {
      const id = 'accessorKey' in column ? String(column.accessorKey) : (column.id ?? '');
      return { id, label: column.meta?.label ?? '' };
    });
}
