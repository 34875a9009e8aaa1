import arrowDownIcon from '@lucide/icons/icons/arrow-down';
import arrowUpIcon from '@lucide/icons/icons/arrow-up';
import { flexRender, type Header, type RowData } from '@tanstack/react-table';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Icon } from '../../components/icon/icon';
import * as css from './data-table.css';
import type { DataTableFeatures } from './data-table-columns';
import type { TableSort } from './data-table-sort';

interface DataTableHeadProps<Row extends RowData> {
  headers: readonly Header<DataTableFeatures, Row, unknown>[];
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
  columnWidthsPx: ColumnWidths | undefined;
  onColumnWidthChange: ((columnId: string, widthPx: number | undefined) => void) | undefined;
}

/** Widths that the user chose, in pixels, by column id. */
export type ColumnWidths = Readonly<Record<string, number | undefined>>;

const loadResize = () => import('./column-resize');
/** Users can still read and sort the table if the code fails to load. */
const preloadResize = () => void loadResize().catch(() => {});

/**
 * The header row; a sortable column is a button that toggles ascending and descending. The user resizes a column with the
 * handle at its end or with Shift and an arrow key, and resets it with a double click on the handle.
 */
export function DataTableHead<Row extends RowData>(props: DataTableHeadProps<Row>) {
  const { headers, sort, onSortChange, columnWidthsPx, onColumnWidthChange } = props;
  const pressKey = async (event: KeyboardEvent<HTMLElement>, columnId: string) => {
    const { key, shiftKey, currentTarget } = event;
    if (!shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    event.preventDefault();
    const { widthAfterKey } = await loadResize();
    onColumnWidthChange?.(columnId, widthAfterKey(currentTarget, key));
  };
  const pressHandle = async (event: PointerEvent<HTMLElement>, columnId: string) => {
    const { currentTarget, pointerId, clientX } = event;
    const { resizeByPointer } = await loadResize();
    resizeByPointer(currentTarget, { pointerId, clientX }, (widthPx) =>
      onColumnWidthChange?.(columnId, widthPx),
    );
  };
  return (
    <thead
      role="rowgroup"
      className={css.head}
      {...(onColumnWidthChange && { onPointerEnter: preloadResize, onFocus: preloadResize })}
    >
      <tr role="row">
        {headers.map((header) => {
          const { column } = header;
          const widthPx = columnWidthsPx?.[column.id];
          const direction = sort?.columnId === column.id ? sort.direction : undefined;
          return (
            <th
              key={header.id}
              role="columnheader"
              scope="col"
              part={`header-cell${direction ? ' sorted' : ''}`}
              className={css.headerCell}
              data-align={column.columnDef.meta?.align}
              data-row-header={column.columnDef.meta?.isRowHeader || undefined}
              aria-sort={direction && (direction === 'ASC' ? 'ascending' : 'descending')}
              // A width alone shrinks when the columns do not fit.
              style={widthPx ? { inlineSize: widthPx, minInlineSize: widthPx } : undefined}
              onKeyDown={onColumnWidthChange && ((event) => void pressKey(event, column.id).catch(() => {}))}
            >
              {column.accessorFn ? (
                <button
                  type="button"
                  className={css.sortButton}
                  aria-keyshortcuts={onColumnWidthChange && 'Shift+ArrowLeft Shift+ArrowRight'}
                  onClick={() =>
                    onSortChange({ columnId: column.id, direction: direction === 'ASC' ? 'DESC' : 'ASC' })
                  }
                >
                  {flexRender(column.columnDef.header, header.getContext())}
                  <Icon
                    data={direction === 'DESC' ? arrowDownIcon : arrowUpIcon}
                    sizePx={14}
                    className={css.sortIcon}
                  />
                </button>
              ) : (
                flexRender(column.columnDef.header, header.getContext())
              )}
              {onColumnWidthChange && (
                <span
                  aria-hidden="true"
                  className={css.resizeHandle}
                  onPointerDown={(event) => {
                    if (event.button === 0) void pressHandle(event, column.id).catch(() => {});
                  }}
                  onDoubleClick={() => onColumnWidthChange(column.id, undefined)}
                />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
