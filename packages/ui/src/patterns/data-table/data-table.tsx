import { type ColumnSizingState, functionalUpdate, type RowData, useTable } from '@tanstack/react-table';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Spinner } from '../../components/spinner/spinner';
import { visuallyHidden } from '../../theme/visually-hidden.css';
import * as css from './data-table.css';
import {
  columnIdOf,
  columnWidthLimits,
  type DataTableColumns,
  dataTableFeatures,
} from './data-table-columns';
import { DataTableHead } from './data-table-head';
import { DataTableRow, SkeletonRow } from './data-table-row';
import { DataTableSort, type SortLabels, type TableSort } from './data-table-sort';
import { getUniqueRowIds } from './row-ids';
import { useSidewaysScrolling } from './use-sideways-scrolling';
import { useTinted } from './use-tinted';

/** The row height: 56 px or 40 px. */
export type Density = 'comfortable' | 'dense';

/** Props of {@link DataTable}. */
export interface DataTableProps<Row extends RowData> {
  /** The table's accessible name. */
  label: string;
  /** Pass the same array on every render. The same applies to `rows`. */
  columns: DataTableColumns<Row>;
  /** `undefined` until the first response. */
  rows: readonly Row[] | undefined;
  /**
   * A unique id, which keeps focus in a row when the data change. A repeated or empty id gets a suffix. Pass the same
   * function on every render.
   */
  getRowId: (row: Row) => string;
  /** The address of a row. The row header becomes a link and the row can be clicked. */
  getRowHref?: (row: Row) => string | undefined;
  /**
   * Called when a row is opened by press or Enter. Call `preventDefault` to navigate without a page load. Default:
   * the browser follows the link.
   */
  onRowOpen?: (row: Row, event: { preventDefault: () => void }) => void;
  /**
   * Renders a control, such as a checkbox, in a column of 34 px before the first column. Called with each row and the
   * `tabIndex` for its control, and without arguments for the control in the header. A new function renders all rows
   * again. Default: the column is absent.
   */
  renderLead?: ((row?: Row, tabIndex?: 0 | -1) => ReactNode) | undefined;
  /** Called when the pointer enters a row, to preload its target. */
  onRowIntent?: (row: Row) => void;
  /** Id of the row that the user opened last, which is marked. Default none. */
  currentRowId?: string | undefined;
  /** The requested order of the rows. */
  sort?: TableSort | undefined;
  /** Called with the requested order when a column header is pressed. */
  onSortChange: (sort: TableSort) => void;
  /**
   * Labels of the sort controls above cards, and the announcement of a new sort order. Default: cards have no sort
   * controls, and screen readers read the sort order in the column header only.
   */
  sortLabels?: SortLabels;
  /** Pass the same array on every render. Default none. */
  hiddenColumnIds?: readonly string[];
  /** Widths that the user chose, in pixels, by column id. Other columns share the remaining width. */
  columnWidthsPx?: ColumnSizingState | undefined;
  /** Called with all widths when the user resizes a column or resets its width. Default: columns cannot be resized. */
  onColumnWidthsChange?: (columnWidthsPx: ColumnSizingState) => void;
  /** Default `comfortable`. */
  density?: Density;
  /** The number of rows of a page, to reserve their height while the first page loads. */
  pageSize: number;
  /** The next page is loading. The current rows stay visible below a progress line. Default false. */
  isRefreshing?: boolean;
  /** The rows belong to an earlier page, order or search and are tinted. Default false. */
  isOutdated?: boolean;
  /** Announced while the first page loads. */
  loadingLabel: string;
  /** Replaces the rows, for an empty list or an error. */
  message?: ReactNode;
  /** Always visible below the rows, for a `Pagination`. */
  footer?: ReactNode;
}

const noRows: readonly never[] = [];
const noHidden: readonly string[] = [];
const noWidths: ColumnSizingState = {};
const skeletonRows = 10;

/**
 * A semantic table on TanStack Table for one page of a list. The server sorts and pages; rows are memoized. All rows share
 * one tab stop: arrow keys, Home and End move between rows, and Enter opens a row. In a container below 688 px each row is
 * a card. The table fills its flex container, and the rows scroll below the header.
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
  const { columns, getRowId, getRowHref, onRowOpen, onRowIntent, renderLead, sort, sortLabels, pageSize } =
    props;
  const { hiddenColumnIds = noHidden, columnWidthsPx = noWidths, onColumnWidthsChange } = props;
  const { rows = noRows, density = 'comfortable', message } = props;
  const [hasSorted, setHasSorted] = useState(false);
  const onSortChange = (next: TableSort) => {
    setHasSorted(true);
    props.onSortChange(next);
  };

  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(
        columns.map((column) => [
          columnIdOf(column),
          // The row header holds the link of the row.
          column.meta?.isRowHeader || !hiddenColumnIds.includes(columnIdOf(column)),
        ]),
      ),
    [columns, hiddenColumnIds],
  );
  const rowIds = useMemo(() => getUniqueRowIds(rows, getRowId), [rows, getRowId]);
  const table = useTable({
    features: dataTableFeatures,
    columns,
    data: rows,
    getRowId: (_, index) => rowIds[index] ?? '',
    defaultColumn: columnWidthLimits,
    state: { columnVisibility, columnSizing: columnWidthsPx },
    onColumnSizingChange: (update) => onColumnWidthsChange?.(functionalUpdate(update, columnWidthsPx)),
  });
  const allColumns = table.getAllLeafColumns();
  const shownColumns = table.getVisibleLeafColumns();

  const body = useRef<HTMLTableSectionElement>(null);
  const [activeId, setActiveId] = useState(props.currentRowId);
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

  const scroller = useSidewaysScrolling();
  const isTinted = useTinted(props.isOutdated ?? false);
  const isLoading = props.rows === undefined && !message;

  return (
    <>
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
          <div ref={scroller} className={css.scroller}>
            {sort && sortLabels && (
              <DataTableSort
                columns={allColumns}
                sort={sort}
                labels={sortLabels}
                renderLead={renderLead}
                onSortChange={onSortChange}
              />
            )}
            <table role="table" className={css.table} aria-label={props.label}>
              <DataTableHead
                headers={table.getHeaderGroups()[0]?.headers ?? []}
                renderLead={renderLead}
                sort={sort}
                onSortChange={onSortChange}
                widthsPx={table.state.columnSizing}
                isResizable={onColumnWidthsChange !== undefined}
              />
              <tbody
                role="rowgroup"
                ref={body}
                className={css.body}
                data-outdated={isTinted ? '' : undefined}
                onKeyDown={moveFocus}
              >
                {tableRows.map((row) => (
                  <DataTableRow
                    key={row.id}
                    row={row}
                    columns={shownColumns}
                    isTabStop={row.id === reachable}
                    isCurrent={row.id === props.currentRowId}
                    renderLead={renderLead}
                    getRowHref={getRowHref}
                    onRowOpen={onRowOpen}
                    onRowIntent={onRowIntent}
                    onFocus={setActiveId}
                  />
                ))}
                {isLoading &&
                  Array.from({ length: Math.min(pageSize, skeletonRows) }, (_, index) => (
                    <SkeletonRow key={index} columns={shownColumns} hasLead={renderLead !== undefined} />
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
      {/* Outside of the busy table, whose changes screen readers may announce late. */}
      <span aria-live="polite" className={visuallyHidden}>
        {hasSorted &&
          sort &&
          sortLabels?.sorted(
            allColumns.find(({ id }) => id === sort.columnId)?.columnDef.meta?.label ?? '',
            sortLabels.direction[sort.direction],
          )}
      </span>
    </>
  );
}
