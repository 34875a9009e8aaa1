import arrowDownIcon from '@lucide/icons/icons/arrow-down';
import arrowUpIcon from '@lucide/icons/icons/arrow-up';
import { flexRender, type Header, type RowData } from '@tanstack/react-table';
import type { ReactNode, SyntheticEvent } from 'react';
import { Icon } from '../../components/icon/icon';
import * as css from './data-table.css';
import type { DataTableFeatures } from './data-table-columns';
import type { TableSort } from './data-table-sort';
import { LeadCell } from './lead-cell';

interface DataTableHeadProps<Row extends RowData> {
  headers: readonly Header<DataTableFeatures, Row, unknown>[];
  /** Renders the first cell, before the headers. */
  renderLead: (() => ReactNode) | undefined;
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
  columnWidthsPx: ColumnWidths | undefined;
  onColumnWidthChange: ((columnId: string, widthPx: number | undefined) => void) | undefined;
}

/** Widths that the user chose, in pixels, by column id. */
export type ColumnWidths = Readonly<Record<string, number | undefined>>;

let isResizeLoaded = false;
const loadResize = async () => {
  const code = await import('./column-resize');
  isResizeLoaded = true;
  return code;
};
/** Users can still read and sort the table if the code fails to load. */
const preloadResize = () => void loadResize().catch(() => {});

/** The header row; a sortable column is a button that toggles ascending and descending. See `resizeColumn` for resizing. */
export function DataTableHead<Row extends RowData>(props: DataTableHeadProps<Row>) {
  const { headers, renderLead, sort, onSortChange, columnWidthsPx, onColumnWidthChange } = props;
  const resize = async ({ target, nativeEvent }: SyntheticEvent) => {
    const { resizeColumn } = await loadResize();
    if (onColumnWidthChange) resizeColumn(target, nativeEvent, onColumnWidthChange);
  };
  const resizeKeys = onColumnWidthChange && 'Shift+ArrowLeft Shift+ArrowRight';
  const resizeWhenLoaded = (event: SyntheticEvent) => void resize(event).catch(() => {});
  return (
    <thead
      role="rowgroup"
      className={css.head}
      {...(onColumnWidthChange && {
        'data-resizable': '',
        onPointerEnter: preloadResize,
        onFocus: preloadResize,
        // After the code has loaded, another part of the table can be at the place of an earlier press.
        onPointerDown: (event) => isResizeLoaded && resizeWhenLoaded(event),
        onKeyDown: resizeWhenLoaded,
        onDoubleClick: resizeWhenLoaded,
      })}
    >
      <tr role="row">
        {renderLead && <LeadCell className={css.headerCell}>{renderLead()}</LeadCell>}
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
              data-column={column.id}
              data-align={column.columnDef.meta?.align}
              data-row-header={column.columnDef.meta?.isRowHeader || undefined}
              aria-sort={direction && (direction === 'ASC' ? 'ascending' : 'descending')}
              // A width alone shrinks when the columns do not fit.
              style={widthPx ? { inlineSize: widthPx, minInlineSize: widthPx } : undefined}
              // Without a button, the header itself receives the keys.
              {...(!column.accessorFn && resizeKeys && { tabIndex: 0, 'aria-keyshortcuts': resizeKeys })}
            >
              {column.accessorFn ? (
                <button
                  type="button"
                  className={css.sortButton}
                  aria-keyshortcuts={resizeKeys}
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
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
