import {
  type ColumnDef,
  type ColumnHelper,
  columnSizingFeature,
  columnVisibilityFeature,
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
  /** `beside` shows the value without its label beside the row header in the card layout. Default: below, with its label. */
  placeOnNarrow?: 'beside';
}

/** The features of TanStack Table that `DataTable` uses. */
export interface DataTableFeatures {
  columnMeta: DataTableColumnMeta;
  columnSizingFeature: typeof columnSizingFeature;
  columnVisibilityFeature: typeof columnVisibilityFeature;
}

export const dataTableFeatures: DataTableFeatures = tableFeatures({
  columnMeta: metaHelper<DataTableColumnMeta>(),
  columnSizingFeature,
  columnVisibilityFeature,
});

/** Width limits of resized columns, in pixels. */
export const columnWidthLimits = { minSize: 48, maxSize: 800 };

/** The columns of a `DataTable`: column definitions of TanStack Table 9, each with a {@link DataTableColumnMeta}. */
// biome-ignore lint/suspicious/noExplicitAny: a column list mixes value types, as in TanStack Table's own signatures
export type DataTableColumns<Row extends RowData> = ColumnDef<DataTableFeatures, Row, any>[];

/**
 * Creates TanStack Table's column helper, bound to the features of `DataTable`. Define columns outside of components,
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

/**
 * Returns a column's id, by TanStack Table's rule.
 *
 * @example
 * ```ts
 * import { columnIdOf, type DataTableColumns } from '@portal-kit/ui/data-table';
 *
 * export const columnIds = (columns: DataTableColumns<{ sku: string }>) => columns.map(columnIdOf);
 * ```
 */
export const columnIdOf = <Row extends RowData>(column: DataTableColumns<Row>[number]) =>
  'accessorKey' in column ? String(column.accessorKey) : (column.id ?? '');
