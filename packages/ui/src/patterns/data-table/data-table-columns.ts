import {
  type ColumnDef,
  type ColumnHelper,
  createColumnHelper,
  metaHelper,
  type RowData,
  tableFeatures,
} from '@tanstack/react-table';

/** What a column of a `DataTable` says about its looks, as its `meta`. */
export interface DataTableColumnMeta {
  /** The column's name in the chooser and beside its value on narrow screens. */
  label: string;
  /** `end` for quantities. Default `start`. */
  align?: 'start' | 'end';
  /** The column that names the row and links to it; exactly one, and it cannot be hidden. */
  isRowHeader?: boolean;
  /** Left out where the table is a stack of cards, with less than 688 px of room. Default false. */
  isHiddenOnNarrow?: boolean;
}

/** Written out, as the published types would otherwise name a package that only `react-table` depends on. */
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
 * The column helper of TanStack Table, bound to the features of `DataTable`. Define columns outside of components: the
 * table draws all its rows anew for other ones. What has a value (`accessor`) can be
 * sorted by, what is only drawn (`display`) cannot.
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
