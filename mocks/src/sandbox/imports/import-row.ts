import type { Table, TableRow } from '../workbook/table.ts';
import { type CellValue, readCell } from './cell-values.ts';
import { type HeaderRow, strayCell } from './header-row.ts';
import type { ImportFile } from './import-file.ts';

const CLEAR = '<CLEAR>';

/** What is wrong with a cell; without a header, with the row as a whole. */
export interface CellError {
  readonly header: string;
  readonly message: string;
}

/** A row as it was sent: what an upload keeps, and what its report gives back. */
export interface SentRow {
  readonly number: number;
  /** By the columns that the file has, in the file's order. */
  readonly cells: readonly string[];
  /** Number of a filled column that has no header. */
  readonly stray?: number;
}

/** A row that has been read. */
export interface ImportRow {
  readonly number: number;
  /** Texts of the cells by header. */
  readonly texts: ReadonlyMap<string, string>;
  /** Filled cells that could be read, by header. */
  readonly values: ReadonlyMap<string, CellValue>;
  /** Headers of the cells that say `<CLEAR>`. */
  readonly cleared: ReadonlySet<string>;
  /** The natural key as sent, or nothing when a part of it is blank. */
  readonly key: string | undefined;
  readonly errors: readonly CellError[];
}

/** Rows that hold something in a column of the contract; the rest is blank, whatever stands in ignored columns. */
export function sentRows(table: Table, { columns }: HeaderRow): SentRow[] {
  return table.rows
    .map((row) => sentRow(row, table, columns))
    .filter(({ cells, stray }) => stray !== undefined || cells.some((cell) => cell !== ''));
}

function sentRow(row: TableRow, table: Table, columns: HeaderRow['columns']): SentRow {
  const stray = strayCell(row, table);
  return {
    number: row.number,
    cells: columns.map(({ index }) => row.cells[index] ?? ''),
    ...(stray === undefined ? {} : { stray }),
  };
}

/** Reads every cell of a row and says everything that is wrong with them. */
export function readRow(
  { number, cells, stray }: SentRow,
  headers: readonly string[],
  file: ImportFile,
  year: number,
): ImportRow {
  const texts = new Map(headers.map((header, index) => [header, cells[index] ?? '']));
  const values = new Map<string, CellValue>();
  const cleared = new Set<string>();
  const errors: CellError[] = [];
  if (stray !== undefined) {
    errors.push({ header: '', message: `Column ${stray} is filled but has no header` });
  }
  for (const column of file.columns) {
    const { header } = column;
    const text = texts.get(header) ?? '';
    if (text === '') continue;
    if (text.toUpperCase() === CLEAR) {
      cleared.add(header);
      continue;
    }
    const reading = readCell(text, column, year);
    if ('value' in reading) values.set(header, reading.value);
    else errors.push({ header, message: reading.message });
  }
  const key = file.keyHeaders.map((header) => (cleared.has(header) ? '' : (texts.get(header) ?? '')));
  return { number, texts, values, cleared, key: key.includes('') ? undefined : key.join(' / '), errors };
}

/** Required cells that are blank. A row that replaces a record may leave them blank, but not empty them. */
export function missingCells(row: ImportRow, file: ImportFile, isReplacing: boolean): CellError[] {
  return file.columns
    .filter(({ header, isRequired }) => {
      const isBlank = row.cleared.has(header) || (!isReplacing && (row.texts.get(header) ?? '') === '');
      return isRequired && isBlank;
    })
    .map(({ header }) => ({ header, message: 'Required Field' }));
}
