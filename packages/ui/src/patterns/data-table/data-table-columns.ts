import {
  type ColumnDef,
  type ColumnHelper,
  createColumnHelper,
  metaHelper,
  type RowData,
  tableFeatures,
} from '@tanstack/react-table';

/** The `meta` of a `DataTable` column: its label and layout. */
export interface DataTableColumnMeta {
  /** The name of the column in the column menu and beside its value on narrow screens. */
  label: string;
  /** `end` for quantities. Default `start`. */
  align?: 'start' | 'end';
  /** The row header, which holds the link of the row. Exactly one column; it cannot be hidden. */
  isRowHeader?: boolean;
  /** Hides the column in the card layout, below 688 px. Default false. */
  isHiddenOnNarrow?: boolean;
}

/** An explicit type keeps a transitive dependency of `react-table` out of the published types. */
export type DataTableFeatures = {
  columnMeta: DataTableColumnMeta;
};

export const dataTableFeatures: DataTableFeatures = tableFeatures({
  columnMeta: metaHelper<DataTableColumnMeta>(),
});

/** The columns of a `DataTable`: column definitions of TanStack Table 9, each with a {@link DataTableColumnMeta}. */
// biome-ignore lint/suspicious/noExplicitAny: a column list mixes value types, as in TanStack Table's own signatures
export type DataTableColumns<Row extends RowData> = ColumnDef<DataTableFeatures, Row, any>[];

/**
 * The column helper of TanStack Table, bound to the features of `DataTable`. Define columns outside of components,
 * because new columns render all rows again. `accessor` columns are sortable; `display` columns are not.
 *
 * @example
 * ```tsx
 * import { dataTableColumns } from '@portal-kit/ui/data-table';
 *
 * const column = dataTableColumns<{ sku: string; onHandQty: number }>();
 *
 * export const columns = column.columns([
 *   column.accessor('sku', { header: 'Supplier Item ID', meta: { label: 'Supplier Item ID', isRowHeader: true } }),
 *   column.accessor('onHandQty', { header: 'On hand', meta: { label: 'On hand', align: 'end' } }),
 * ]);
 * ```
 */
export function dataTableColumns<Row extends RowData>(): ColumnHelper<DataTableFeatures, Row> {
  return createColumnHelper<DataTableFeatures, Row>();
}
