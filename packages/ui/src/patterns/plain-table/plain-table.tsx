import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../../components/layout-effect/use-browser-layout-effect';
import { classNames } from '../../theme/class-names';
import { getUniqueRowIds } from '../data-table/row-ids';
import * as css from './plain-table.css';

/** A column of a {@link PlainTable}. */
export interface PlainColumn<Row> {
  id: string;
  label: string;
  /** `end` for quantities. Default `start`. */
  align?: 'start' | 'end';
  /** The row header. Exactly one column. */
  isRowHeader?: boolean;
  cell: (row: Row) => ReactNode;
  /** The total of the column, shown in the footer. */
  total?: ReactNode;
}

/** Props of {@link PlainTable}. */
export interface PlainTableProps<Row> {
  /** The accessible name. */
  label: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
}

/** Returns whether an element's content overflows its width. */
function useIsScrolling(frame: RefObject<HTMLElement | null>): boolean {
  const [isScrolling, setScrolling] = useState(false);
  useBrowserLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => setScrolling(current.scrollWidth > current.clientWidth);
    const observer = new ResizeObserver(measure);
    for (const element of [current, ...current.children]) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return isScrolling;
}

/**
 * A read-only table for a few rows, without sorting, paging or selection. Use `DataTable` for lists. The table
 * scrolls horizontally when it is wider than its container. In a container below 688 px each row is a list of its
 * values.
 *
 * @example
 * ```tsx
 * import { PlainTable } from '@portal-kit/ui/plain-table';
 *
 * export const Stock = () => (
 *   <PlainTable
 *     label="Stock"
 *     getRowId={(row) => row.id}
 *     columns={[
 *       { id: 'name', label: 'Warehouse', isRowHeader: true, cell: (row) => row.name },
 *       { id: 'cases', label: 'Cases', align: 'end', cell: (row) => row.cases, total: 12 },
 *     ]}
 *     rows={[{ id: 'WH-01', name: 'Cranbury', cases: 12 }]}
 *   />
 * );
 * ```
 */
export function PlainTable<Row>({ label, columns, rows, getRowId }: PlainTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const isScrolling = useIsScrolling(frame);
  const rowIds = getUniqueRowIds(rows, getRowId);
  const getAlignClass = ({ align = 'start' }: PlainColumn<Row>) => css.align[align];
  const renderCells = (renderCell: (column: PlainColumn<Row>) => ReactNode) =>
    columns.map((column) => {
      const Cell = column.isRowHeader ? 'th' : 'td';
      return (
        <Cell
          key={column.id}
          role={column.isRowHeader ? 'rowheader' : 'cell'}
          scope={column.isRowHeader ? 'row' : undefined}
          part="cell"
          className={classNames(css.cell, getAlignClass(column))}
          data-label={column.label}
        >
          {renderCell(column)}
        </Cell>
      );
    });
  return (
    <div
      ref={frame}
      part="table"
      className={css.frame}
      // A scrollable element must be focusable and named. It is a group, so that it adds no landmark.
      {...(isScrolling && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <table role="table" className={css.table} aria-label={label}>
        <thead role="rowgroup" className={css.heads}>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                part="header-cell"
                className={classNames(css.head, getAlignClass(column))}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.body}>
          {rows.map((row, index) => (
            <tr key={rowIds[index]} role="row" part="row" className={css.row}>
              {renderCells(({ cell }) => cell(row))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ total }) => total !== undefined) && (
          <tfoot role="rowgroup" className={css.body}>
            <tr role="row" part="row" className={css.row}>
              {renderCells(({ total }) => total)}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
