import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { ignoredColumns, matchColumns } from '../../check/header-row';
import type { CellProblem, FileReport } from '../../check/problem';
import { type ImportTable, rowNumber } from '../table/import-table';

/** A column of the grid. */
export interface GridColumn {
  /** Position in the table. */
  index: number;
  /** Header of the template; empty for a column without a header. */
  header: string;
  isRequired: boolean;
}

/**
 * Lists the columns that the user can edit: the columns of the file that the import reads, filled columns without a
 * header, and columns that are missing in the file and have a problem.
 */
export function gridColumns(table: ImportTable, file: ImportFile, report: FileReport): readonly GridColumn[] {
  const { headers, rows, fileColumns } = table;
  const columns = matchColumns(headers, file);
  const isIgnored = ignoredColumns(headers, file);
  const wrong = new Set(report.problems.map(({ header }) => header));
  const isUsed = (index: number) => rows.some((cells) => (cells[index] ?? '') !== '');
  const longest = rows.reduce((length, cells) => Math.max(length, cells.length), headers.length);
  return Array.from({ length: longest }, (_, index) => index).flatMap((index): GridColumn[] => {
    const column = columns[index];
    if (column) {
      const isShown = index < fileColumns || wrong.has(column.header) || isUsed(index);
      return isShown ? [{ index, header: column.header, isRequired: column.isRequired === true }] : [];
    }
    const hasNoHeader = (headers[index] ?? '') === '' && !isIgnored[index];
    return hasNoHeader && isUsed(index) ? [{ index, header: '', isRequired: false }] : [];
  });
}

/** Returns the key of a cell in {@link problemsByCell}. */
export const cellKey = (row: number, column: GridColumn) =>
  column.header === '' ? `${row} #${column.index}` : `${row} ${column.header}`;

/** Returns the most important problem of each cell, by row number and column. */
export function problemsByCell({ problems }: FileReport): ReadonlyMap<string, CellProblem> {
  const found = new Map<string, CellProblem>();
  for (const problem of problems) {
    const { row, header, code, details } = problem;
    const key = code === 'strayColumn' ? `${row} #${Number(details[0]) - 1}` : `${row} ${header}`;
    // Problems come before skipped rows and hints.
    if (!found.has(key)) found.set(key, problem);
  }
  return found;
}

/** Returns the positions of the rows to show: rows with problems first. */
export function rowOrder(
  table: ImportTable,
  held: ReadonlySet<number>,
  hasOnlyProblems: boolean,
): readonly number[] {
  const filled = table.rows.flatMap((cells, index) => (cells.some((cell) => cell !== '') ? [index] : []));
  const isHeld = (index: number) => held.has(rowNumber(table, index));
  const bad = filled.filter(isHeld);
  return hasOnlyProblems ? bad : [...bad, ...filled.filter((index) => !isHeld(index))];
}
