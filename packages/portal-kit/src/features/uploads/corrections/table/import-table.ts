import type { ImportFile } from '@portal-kit/sdk/import-columns';
import Papa from 'papaparse';
import { escapeFormulas } from '../../../../kernel/downloads/csv-text';
import { columnsOf } from '../../check/header-row';

/** The rows of an upload file. `rows[0]` is row 2 of the spreadsheet. */
export interface ImportTable {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
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

export const rowNumber = (index: number) => index + 2;

export const isFilled = (cells: readonly string[]) => cells.some((cell) => cell !== '');

/** Creates a table from the rows of a file. */
export const tableOf = ([headers = [], ...rows]: readonly (readonly string[])[]): ImportTable => ({
  headers,
  rows,
  fileColumns: headers.length,
});

/** Adds the columns of the template that the file does not have. */
export function withTemplateColumns(table: ImportTable, file: ImportFile): ImportTable {
  const given = columnsOf(table.headers, file);
  const missing = file.columns.filter((column) => !given.includes(column)).map(({ header }) => header);
  return { ...table, headers: [...table.headers, ...missing] };
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

/** The rows with their header row, without added columns that have no value. */
export function rowsOf({ headers, rows, fileColumns }: ImportTable): readonly (readonly string[])[] {
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

/** Name of the file with the rows that an upload of `name` leaves out. */
export const restName = (name: string) => `Problems_${csvName(name).replace(/^Problems_/, '')}`;

/** CSV text of rows. Cells that a spreadsheet would run as formulas start with an apostrophe, which the import removes. */
export const csvText = (rows: readonly (readonly string[])[]) =>
  Papa.unparse(rows.map((cells) => cells.map(escapeFormulas)));

/** Creates a `.csv` file for the upload. */
export const csvFile = (name: string, rows: readonly (readonly string[])[]) =>
  new File([csvText(rows)], csvName(name), { type: 'text/csv' });
