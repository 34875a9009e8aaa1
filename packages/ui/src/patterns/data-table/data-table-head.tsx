import arrowDownIcon from '@lucide/icons/icons/arrow-down';
import arrowUpIcon from '@lucide/icons/icons/arrow-up';
import { type ColumnSizingState, flexRender, type Header, type RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon';
import { resizeByKey, resizeByPointer } from './column-resize';
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
  /** Widths that the user chose, in pixels, by column id. */
  widthsPx: ColumnSizingState;
  /** Whether the user can resize columns. */
  isResizable: boolean;
}

/** The header row; a sortable column is a button that toggles ascending and descending. */
export function DataTableHead<Row extends RowData>(props: DataTableHeadProps<Row>) {
  const { headers, renderLead, sort, onSortChange, widthsPx, isResizable } = props;
  const resizeKeys = isResizable ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined;
  return (
    <thead role="rowgroup" className={css.head}>
      <tr role="row">
        {renderLead && <LeadCell className={css.headerCell}>{renderLead()}</LeadCell>}
        {headers.map((header) => {
          const { column } = header;
          // Other columns share the remaining width, so the default width of TanStack Table does not apply.
          const widthPx = widthsPx[column.id] && column.getSize();
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
              // Without a button, the header itself receives the keys.
              {...(!column.accessorFn && resizeKeys && { tabIndex: 0, 'aria-keyshortcuts': resizeKeys })}
              onKeyDown={isResizable ? (event) => resizeByKey(column, event) : undefined}
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
              {isResizable && (
                <span
                  aria-hidden="true"
                  className={css.resizeHandle}
                  onPointerDown={(event) => resizeByPointer(column, event)}
                  onDoubleClick={() => column.resetSize()}
                />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
