import { type RowData, useTable } from '@tanstack/react-table';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Spinner } from '../../components/spinner/spinner';
import * as css from './data-table.css';
import { type DataTableColumns, dataTableFeatures } from './data-table-columns';
import { DataTableHead } from './data-table-head';
import { DataTableRow, SkeletonRow } from './data-table-row';

/** How tall rows are: 56 px or 40 px. */
export type Density = 'comfortable' | 'dense';

/** What {@link DataTable} shows. */
export interface DataTableProps<Row extends RowData> {
  /** The table's accessible name. */
  label: string;
  /** Stable between renders, as are the rows. */
  columns: DataTableColumns<Row>;
  /** `undefined` until the first answer. */
  rows: readonly Row[] | undefined;
  /** Unique among the rows; keeps a row's focus when the data change. */
  getRowId: (row: Row) => string;
  /** Where a row leads: its header is a link then, and the row can be clicked. */
  getRowHref?: (row: Row) => string | undefined;
  /** A row was opened by press or Enter: follow without a page load by `preventDefault`. Default: the link's address. */
  onRowOpen?: (row: Row, event: { preventDefault: () => void }) => void;
  /** The link is about to be used: the time to preload what it leads to. */
  onRowIntent?: (row: Row) => void;
  /** The one column that the rows are sorted by, as the server did it. */
  sort?: { columnId: string; direction: 'ASC' | 'DESC' } | undefined;
  /** A header was pressed: the order that is wanted now. */
  onSortChange: (sort: { columnId: string; direction: 'ASC' | 'DESC' }) => void;
  /** Stable between renders. Default none. */
  hiddenColumnIds?: readonly string[];
  /** Default `comfortable`. */
  density?: Density;
  /** Rows that a page can hold, so that the place is kept while the first page loads. */
  pageSize: number;
  /** The next page is on its way; the rows of the last one stay under a thin moving line. Default false. */
  isRefreshing?: boolean;
  /** Said while the first page loads. */
  loadingLabel: string;
  /** Instead of the rows: nothing found, or a failure. */
  message?: ReactNode;
  /** Below the rows, always in sight; the place of a `Pagination`. */
  footer?: ReactNode;
}

const noRows: readonly never[] = [];
const noHidden: readonly string[] = [];
const skeletonRows = 10;

/**
 * A semantic table over TanStack Table for one page of a list: sorting and paging are the server's, the rows are
 * memoised. One tab stop for all rows; arrows, Home and End move between them, Enter opens. With less than 688 px of room each
 * row is a card. As tall as its flex container, where the rows scroll under their header.
 *
 * Source: specification, section 2 (generic table).
 *
 * @example
 * ```tsx
 * import { DataTable, dataTableColumns } from '@portal-kit/ui/data-table';
 *
 * interface Row {
 *   itemId: string;
 *   sku: string;
 * }
 *
 * const column = dataTableColumns<Row>();
 * const columns = column.columns([
 *   column.accessor('sku', { header: 'Supplier Item ID', meta: { label: 'Supplier Item ID', isRowHeader: true } }),
 * ]);
 *
 * export const Items = ({ rows }: { rows: readonly Row[] | undefined }) => (
 *   <DataTable
 *     label="Items"
 *     columns={columns}
 *     rows={rows}
 *     getRowId={(row) => row.itemId}
 *     getRowHref={(row) => `/items/details/${row.itemId}`}
 *     sort={{ columnId: 'sku', direction: 'ASC' }}
 *     onSortChange={({ columnId, direction }) => console.log(columnId, direction)}
 *     pageSize={20}
 *     loadingLabel="Loading"
 *   />
 * );
 * ```
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, rows, getRowId, getRowHref, onRowOpen, onRowIntent, sort, onSortChange, pageSize } = props;
  const { hiddenColumnIds = noHidden, density = 'comfortable', message } = props;

  const shownColumns = useMemo(
    () =>
      columns.filter((column) => {
        const id = 'accessorKey' in column ? String(column.accessorKey) : (column.id ?? '');
        // Without the column that names the row nothing could be opened.
        return column.meta?.isRowHeader || !hiddenColumnIds.includes(id);
      }),
    [columns, hiddenColumnIds],
  );
  const table = useTable({
    features: dataTableFeatures,
    columns: shownColumns,
    data: rows ?? noRows,
    getRowId,
  });

  const body = useRef<HTMLTableSectionElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const tableRows = table.getRowModel().rows;
  const reachable = tableRows.some((row) => row.id === activeId) ? activeId : tableRows[0]?.id;

  const moveFocus = useCallback((event: React.KeyboardEvent) => {
    const links = [...(body.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const index = links.indexOf(event.target as HTMLElement);
    if (index < 0) return;
    const target = {
      ArrowDown: links[index + 1],
      ArrowUp: links[index - 1],
      Home: links[0],
      End: links.at(-1),
    }[event.key];
    if (!target) return;
    event.preventDefault();
    target.focus();
  }, []);

  const isLoading = rows === undefined && !message;

  return (
    <div
      part="table"
      className={css.frame}
      data-density={density}
      aria-busy={isLoading || props.isRefreshing}
    >
      {props.isRefreshing && <div className={css.progress} />}
      {message ? (
        <div className={css.message}>{message}</div>
      ) : (
        <div className={css.scroller}>
          <table role="table" className={css.table} aria-label={props.label}>
            <DataTableHead
              headers={table.getHeaderGroups()[0]?.headers ?? []}
              sort={sort}
              onSortChange={onSortChange}
            />
            <tbody role="rowgroup" ref={body} className={css.body} onKeyDown={moveFocus}>
              {tableRows.map((row) => (
                <DataTableRow
                  key={row.id}
                  row={row}
                  columns={shownColumns}
                  isTabStop={row.id === reachable}
                  getRowHref={getRowHref}
                  onRowOpen={onRowOpen}
                  onRowIntent={onRowIntent}
                  onFocus={setActiveId}
                />
              ))}
              {isLoading &&
                Array.from({ length: Math.min(pageSize, skeletonRows) }, (_, index) => (
                  <SkeletonRow key={index} columns={table.getAllLeafColumns()} />
                ))}
            </tbody>
          </table>
          {isLoading && (
            <div className={css.overlay}>
              <Spinner label={props.loadingLabel} />
            </div>
          )}
        </div>
      )}
      {props.footer}
    </div>
  );
}
