import {
  type ColumnDef,
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  type RowData,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** What a column says about its looks. */
export interface DataTableColumnMeta {
  /** The column's name in the chooser and beside its value on narrow screens. */
  label: string;
  /** `end` for quantities. Default `start`. */
  align?: 'start' | 'end';
  /** The column that names the row and links to it; exactly one. */
  isRowHeader?: boolean;
  /** Left out where the table is a stack of cards. */
  isHiddenOnNarrow?: boolean;
}

export const dataTableFeatures = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<DataTableColumnMeta>(),
});

export type DataTableFeatures = typeof dataTableFeatures;
// biome-ignore lint/suspicious/noExplicitAny: a column list mixes value types, as in TanStack Table's own signatures
export type DataTableColumns<Row extends RowData> = ColumnDef<DataTableFeatures, Row, any>[];

/** The column helper of TanStack Table, bound to the features of `DataTable`. */
export function dataTableColumns<Row extends RowData>() {
  return createColumnHelper<DataTableFeatures, Row>();
}
