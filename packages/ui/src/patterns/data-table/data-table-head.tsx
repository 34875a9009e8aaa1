import arrowDownIcon from '@lucide/icons/icons/arrow-down';
import arrowUpIcon from '@lucide/icons/icons/arrow-up';
import { flexRender, type Header, type RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon';
import * as css from './data-table.css';
import type { DataTableFeatures } from './data-table-columns';
import { LeadCell } from './lead-cell';

type Sort = { columnId: string; direction: 'ASC' | 'DESC' };

interface DataTableHeadProps<Row extends RowData> {
  headers: readonly Header<DataTableFeatures, Row, unknown>[];
  /** Renders the first cell, before the headers. */
  renderLead: (() => ReactNode) | undefined;
  sort: Sort | undefined;
  onSortChange: (sort: Sort) => void;
}

/** The header row; a sortable column is a button that toggles ascending and descending. */
export function DataTableHead<Row extends RowData>(props: DataTableHeadProps<Row>) {
  const { headers, renderLead, sort, onSortChange } = props;
  return (
    <thead role="rowgroup" className={css.head}>
      <tr role="row" className={css.headRow}>
        {renderLead && <LeadCell className={css.headerCell}>{renderLead()}</LeadCell>}
        {headers.map((header) => {
          const { column } = header;
          const direction = sort?.columnId === column.id ? sort.direction : undefined;
          return (
            <th
              key={header.id}
              role="columnheader"
              scope="col"
              part={`header-cell${direction ? ' sorted' : ''}`}
              className={css.headerCell}
              data-align={column.columnDef.meta?.align}
              aria-sort={direction && (direction === 'ASC' ? 'ascending' : 'descending')}
            >
              {column.accessorFn ? (
                <button
                  type="button"
                  className={css.sortButton}
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
