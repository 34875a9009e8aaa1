import Papa from 'papaparse';
import { splitCells } from '../../../../kernel/cells/split-cells';
import type { CellChange } from '../table/import-table';
import type { GridColumn } from './grid-columns';
import { type GridState, getSelectedBlock } from './grid-editor';

const textAt = ({ table }: GridState, row: number, column: number) => table.rows[row]?.[column] ?? '';

/** Trims text like the cells of a file. */
export const cellText = (text: string) => text.trim();

/**
 * Copies cells downward: in a selected block its first row to the other rows; otherwise the active cell to the cells below
 * for which `hasProblem` returns true.
 */
export function fillDown(
  state: GridState,
  columns: readonly GridColumn[],
  hasProblem: (row: number, column: GridColumn) => boolean,
): readonly CellChange[] {
  const { order } = state;
  const { top, bottom, start, end } = getSelectedBlock(state);
  const filled = columns.slice(start, end + 1);
  const source = order[top];
  if (source === undefined) return [];
  const isBlock = bottom > top;
  const targets = isBlock ? order.slice(top + 1, bottom + 1) : order.slice(top + 1);
  return targets.flatMap((row) =>
    filled
      .filter((column) => isBlock || hasProblem(row, column))
      .map(({ index }) => ({ row, column: index, text: textAt(state, source, index) })),
  );
}

/** Empties the selected cells. */
export function clearBlock(state: GridState, columns: readonly GridColumn[]): readonly CellChange[] {
  const { top, bottom, start, end } = getSelectedBlock(state);
  return state.order
    .slice(top, bottom + 1)
    .flatMap((row) => columns.slice(start, end + 1).map(({ index }) => ({ row, column: index, text: '' })));
}

/** Formats the selected cells as text for a spreadsheet. */
export function formatCopiedText(state: GridState, columns: readonly GridColumn[]): string {
  const { top, bottom, start, end } = getSelectedBlock(state);
  const rows = state.order
    .slice(top, bottom + 1)
    .map((row) => columns.slice(start, end + 1).map(({ index }) => textAt(state, row, index)));
  return Papa.unparse(rows, { delimiter: '\t', newline: '\n' });
}

/**
 * Puts a copied block at the start of the selection. One copied cell fills the selected block. Cells outside the grid are
 * dropped.
 */
export function paste(state: GridState, columns: readonly GridColumn[], text: string): readonly CellChange[] {
  const data = splitCells(text.replace(/\r?\n$/, ''), '\t');
  const { top, bottom, start, end } = getSelectedBlock(state);
  const isSingle = data.length === 1 && data[0]?.length === 1;
  const block = isSingle
    ? Array.from({ length: bottom - top + 1 }, () =>
        Array.from({ length: end - start + 1 }, () => data[0]?.[0] ?? ''),
      )
    : data;
  return block.flatMap((cells, rowOffset) =>
    cells.flatMap((cell, columnOffset): CellChange[] => {
      const row = state.order[top + rowOffset];
      const column = columns[start + columnOffset];
      return row === undefined || !column ? [] : [{ row, column: column.index, text: cellText(cell) }];
    }),
  );
}
