import { type Column, flexRender, type RowData, type Row as TableRow } from '@tanstack/react-table';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton';
import * as css from './data-table.css';
import type { DataTableFeatures } from './data-table-columns';
import { LeadCell } from './lead-cell';
import { RowTabIndexContext } from './row-tab-index';

interface DataTableRowProps<Row extends RowData> {
  row: TableRow<DataTableFeatures, Row>;
  /** Unused prop: a changed column order or visibility must invalidate the memo. */
  columns: unknown;
  isTabStop: boolean;
  isCurrent: boolean;
  renderLead: ((row: Row, tabIndex: 0 | -1) => ReactNode) | undefined;
  getRowHref: ((row: Row) => string | undefined) | undefined;
  onRowOpen: ((row: Row, event: { preventDefault: () => void }) => void) | undefined;
  onRowIntent: ((row: Row) => void) | undefined;
  onFocus: (rowId: string) => void;
}

const isOwnControl = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a, button, input, select, label') !== null;

const middleButton = 1;

const isModified = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const hasSelectedText = () => (getSelection()?.toString() ?? '') !== '';

function DataTableRowView<Row extends RowData>(props: DataTableRowProps<Row>) {
  const { row, isTabStop, isCurrent, renderLead, getRowHref, onRowOpen, onRowIntent, onFocus } = props;
  const tabIndex = isTabStop ? 0 : -1;
  const href = getRowHref?.(row.original);
  return (
    <RowTabIndexContext.Provider value={tabIndex}>
      <tr
        role="row"
        part="row"
        className={css.row}
        data-openable={onRowOpen && href ? '' : undefined}
        data-current={isCurrent ? '' : undefined}
        onPointerEnter={onRowIntent && (() => onRowIntent(row.original))}
        onFocus={() => onFocus(row.id)}
        onClick={(event) => {
          if (!href || event.defaultPrevented || isOwnControl(event) || hasSelectedText()) return;
          if (event.metaKey || event.ctrlKey) window.open(href, '_blank', 'noopener');
          else onRowOpen?.(row.original, event);
        }}
        onMouseDown={(event) => {
          // Browsers on Windows start to scroll when the user presses the middle button.
          if (href && event.button === middleButton && !isOwnControl(event)) event.preventDefault();
        }}
        onAuxClick={(event) => {
          if (!href || event.button !== middleButton || isOwnControl(event)) return;
          window.open(href, '_blank', 'noopener');
        }}
      >
        {renderLead && <LeadCell className={css.cell}>{renderLead(row.original, tabIndex)}</LeadCell>}
        {row.getVisibleCells().map((cell) => {
          const { cell: content, meta } = cell.column.columnDef;
          const Cell = meta?.isRowHeader ? 'th' : 'td';
          return (
            <Cell
              key={cell.column.id}
              role={meta?.isRowHeader ? 'rowheader' : 'cell'}
              scope={meta?.isRowHeader ? 'row' : undefined}
              part="cell"
              className={css.cell}
              data-align={meta?.align}
              data-label={meta?.label}
              data-narrow={meta?.isHiddenOnNarrow ? 'hidden' : meta?.placeOnNarrow}
            >
              {meta?.isRowHeader && href ? (
                <a
                  data-row-link=""
                  part="link"
                  className={css.rowLink}
                  href={href}
                  aria-current={isCurrent || undefined}
                  tabIndex={tabIndex}
                  onClick={(event) => {
                    if (isModified(event) || event.button !== 0) return;
                    onRowOpen?.(row.original, event);
                  }}
                >
                  {flexRender(content, cell.getContext())}
                </a>
              ) : (
                flexRender(content, cell.getContext())
              )}
            </Cell>
          );
        })}
      </tr>
    </RowTabIndexContext.Provider>
  );
}

/** Compares the rows' data, because every response creates new row objects. */
function isUnchanged<Row extends RowData>(
  { row: a, ...before }: DataTableRowProps<Row>,
  { row: b, ...after }: DataTableRowProps<Row>,
): boolean {
  if (a.original !== b.original || a.id !== b.id) return false;
  return (Object.keys(after) as (keyof typeof after)[]).every((name) => before[name] === after[name]);
}

export const DataTableRow = memo(DataTableRowView, isUnchanged) as typeof DataTableRowView;

export function SkeletonRow<Row extends RowData>({
  columns,
  hasLead,
}: {
  columns: readonly Column<DataTableFeatures, Row, unknown>[];
  hasLead: boolean;
}) {
  return (
    <tr role="row" aria-hidden="true" className={css.row}>
      {hasLead && <LeadCell className={css.cell} />}
      {columns.map(({ id, columnDef: { meta } }) => {
        const Cell = meta?.isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={id}
            role="cell"
            className={css.cell}
            data-align={meta?.align}
            data-label={meta?.label}
            data-narrow={meta?.isHiddenOnNarrow ? 'hidden' : meta?.placeOnNarrow}
          >
            <Skeleton className={css.skeleton} />
          </Cell>
        );
      })}
    </tr>
  );
}
