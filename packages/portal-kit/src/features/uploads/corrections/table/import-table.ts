import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { formatCsv } from '../../../../kernel/downloads/csv-text';
import { matchColumns } from '../../check/header-row';

/** The rows of an upload file. `rows[0]` is the row below the header row. */
export interface ImportTable {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
  /** Row number of the header row in the file. */
  headerRow: number;
  /** Number of columns of the file. The columns behind them are added while they have a value. */
  fileColumns: number;
}

/** A new value of a cell. */
export interface CellChange {
  /** Position in `rows`. */
  row: number;
  /** Position in `headers`. */
  column: number;
  text: string;
}

/** Returns the number in the file of a row by its position in `rows`. */
export const rowNumber = ({ headerRow }: Pick<ImportTable, 'headerRow'>, index: number) =>
  headerRow + index + 1;

export const isFilled = (cells: readonly string[]) => cells.some((cell) => cell !== '');

/** Creates a table from rows that start with the header row. */
export const createTable = (
  [headers = [], ...rows]: readonly (readonly string[])[],
  headerRow = 1,
): ImportTable => ({ headers, rows, headerRow, fileColumns: headers.length });

/** Adds the columns of the template that the file does not have. */
export function withTemplateColumns(table: ImportTable, file: ImportFile): ImportTable {
  const given = matchColumns(table.headers, file);
  const missing = file.columns.filter((column) => !given.includes(column)).map(({ header }) => header);
  // Cells behind the header row stay without a header.
  const length = Math.max(table.headers.length, ...table.rows.map((cells) => cells.length));
  const headers = Array.from({ length }, (_, index) => table.headers[index] ?? '');
  return { ...table, headers: [...headers, ...missing] };
}

/** Returns a table with other values. The rows without a change stay the same. */
export function changeCells(table: ImportTable, changes: readonly CellChange[]): ImportTable {
  const rows = [...table.rows];
  const changed = new Map<number, string[]>();
  for (const { row, column, text } of changes) {
    const cells = changed.get(row) ?? [...(rows[row] ?? [])];
    while (cells.length <= column) cells.push('');
    cells[column] = text;
    changed.set(row, cells);
  }
  for (const [row, cells] of changed) rows[row] = cells;
  return { ...table, rows };
}

/** Lists the header row and the rows, without added columns that have no value. */
export function listRows({ headers, rows, fileColumns }: ImportTable): readonly (readonly string[])[] {
  const kept = headers
    .map((_, index) => index)
    .filter((index) => index < fileColumns || rows.some((cells) => (cells[index] ?? '') !== ''));
  const isUnchanged = kept.length === fileColumns;
  return [
    kept.map((index) => headers[index] ?? ''),
    ...(isUnchanged ? rows : rows.map((cells) => kept.map((index) => cells[index] ?? ''))),
  ];
}

const csvName = (name: string) => `${name.replace(/\.(xlsx|csv)$/i, '')}.csv`;

/** Returns the name of the file with the rows that an upload of `name` leaves out. */
export const restName = (name: string) => `Problems_${csvName(name).replace(/^Problems_/, '')}`;

/** Creates a `.csv` file for the upload. Empty rows keep the numbers of the rows. */
export function createCsvFile(name: string, table: ImportTable): File {
  const titles = Array.from({ length: table.headerRow - 1 }, () => ['']);
  return new File([formatCsv([...titles, ...listRows(table)])], csvName(name), { type: 'text/csv' });
}
