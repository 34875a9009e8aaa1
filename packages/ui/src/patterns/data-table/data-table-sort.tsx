import arrowDownIcon from '@lucide/icons/icons/arrow-down';
import arrowUpIcon from '@lucide/icons/icons/arrow-up';
import type { Column, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { InlineSelect } from '../../components/inline-select/inline-select';
import * as css from './data-table.css';
import type { DataTableFeatures } from './data-table-columns';

/** The order of the rows. */
export interface TableSort {
  columnId: string;
  direction: 'ASC' | 'DESC';
}

/** Labels of the sort controls above cards, and the announcement of a new sort order. */
export interface SortLabels {
  /** The label of the select with the sortable columns. */
  sortBy: string;
  /** The name of the button that shows and reverses the direction, by current direction. */
  direction: Record<TableSort['direction'], string>;
  /** Announced to screen readers when the user changes the sort order, with the label of the direction. */
  sorted: (column: string, direction: string) => string;
}

interface DataTableSortProps<Row extends RowData> {
  columns: readonly Column<DataTableFeatures, Row, unknown>[];
  sort: TableSort;
  labels: SortLabels;
  renderLead: (() => ReactNode) | undefined;
  onSortChange: (sort: TableSort) => void;
}

/** The sort controls above the cards of a narrow container, where the header row is hidden. */
export function DataTableSort<Row extends RowData>(props: DataTableSortProps<Row>) {
  const { columns, sort, labels, renderLead, onSortChange } = props;
  const { columnId, direction } = sort;
  return (
    <div className={css.sortBar}>
      <InlineSelect
        label={labels.sortBy}
        value={columnId}
        options={columns
          .filter(({ accessorFn }) => accessorFn)
          .map(({ id, columnDef }) => ({ value: id, label: columnDef.meta?.label ?? '' }))}
        onChange={(id) => onSortChange({ columnId: id, direction })}
      />
      <IconButton
        label={labels.direction[direction]}
        icon={<Icon data={direction === 'DESC' ? arrowDownIcon : arrowUpIcon} sizePx={18} />}
        onClick={() => onSortChange({ columnId, direction: direction === 'DESC' ? 'ASC' : 'DESC' })}
      />
      {renderLead && <div className={css.sortLead}>{renderLead()}</div>}
    </div>
  );
}
