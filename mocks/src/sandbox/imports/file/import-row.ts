import type { CellError, RawRow } from '../../model/upload.ts';
import type { Table, TableRow } from '../../workbook/table.ts';
import { type CellValue, readCell } from './cell-values.ts';
import { findStrayColumn, type HeaderRow } from './header-row.ts';
import type { ImportFile } from './import-file.ts';

const CLEAR = '<CLEAR>';

/** A parsed row. */
export interface ImportRow {
  readonly number: number;
  /** Cell texts by header. */
  readonly texts: ReadonlyMap<string, string>;
  /** Parsed values of the filled cells, by header. */
  readonly values: ReadonlyMap<string, CellValue>;
  /** Headers of the cells that contain `<CLEAR>`. */
  readonly cleared: ReadonlySet<string>;
  /** The natural key, unchanged from the row; `undefined` when a part of the key is blank. */
  readonly key: string | undefined;
  readonly errors: readonly CellError[];
}

/** Reads the rows with at least one filled cell in a column of the contract. Ignored columns don't count. */
export function rawRows(table: Table, { columns }: HeaderRow): RawRow[] {
  return table.rows
    .map((row) => rawRow(row, table, columns))
    .filter(({ cells, strayColumn }) => strayColumn !== undefined || cells.some((cell) => cell !== ''));
}

function rawRow(row: TableRow, table: Table, columns: HeaderRow['columns']): RawRow {
  const strayColumn = findStrayColumn(row, table);
  return {
    number: row.number,
    cells: columns.map(({ index }) => row.cells[index] ?? ''),
    ...(strayColumn === undefined ? {} : { strayColumn }),
  };
}

/** Parses every cell of a row and collects all errors. */
export function readRow(
  { number, cells, strayColumn }: RawRow,
  headers: readonly string[],
  file: ImportFile,
  year: number,
): ImportRow {
  const texts = new Map(headers.map((header, index) => [header, cells[index] ?? '']));
  const values = new Map<string, CellValue>();
  const cleared = new Set<string>();
  const errors: CellError[] = [];
  if (strayColumn !== undefined) {
    errors.push({ header: '', message: `Column ${strayColumn} is filled but has no header` });
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

/** Finds required cells that are blank. A row that replaces a record may omit them but not clear them. */
export function findMissingCells(row: ImportRow, file: ImportFile, isReplacing: boolean): CellError[] {
  return file.columns
    .filter(({ header, isRequired }) => {
      const isBlank = row.cleared.has(header) || (!isReplacing && (row.texts.get(header) ?? '') === '');
      return isRequired && isBlank;
    })
    .map(({ header }) => ({ header, message: 'Required Field' }));
}
