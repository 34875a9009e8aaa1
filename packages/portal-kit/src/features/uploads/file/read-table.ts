import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { removeFormulaGuards } from '@portal-kit/spreadsheets/cell-defects';
import { indexColumns, normalizeHeader } from '@portal-kit/spreadsheets/header-row';
import { readSpreadsheet, type Spreadsheet } from '@portal-kit/spreadsheets/read-spreadsheet';
import type { DateOrder } from '../../../kernel/cells/read-date';
import { matchColumns } from '../check/header-row';
import type { DateQuestion, FileReading } from '../check/problem';
import { type ColumnMapping, mapColumns } from '../corrections/mapping/column-mapping';
import { createTable, type ImportTable } from '../corrections/table/import-table';
import { normalizeColumn } from './normalize-cells';

/** The user's choices of how a file is read. */
export interface ReadingChoices {
  /** The sheet of a workbook. Default: the visible sheet with the most columns of the template. */
  sheet?: string;
  /** The template columns of a file with other headers. */
  mapping?: ColumnMapping;
  /** The order of day and month by header of a date column. */
  dateOrders?: Readonly<Record<string, DateOrder>>;
}

/** The rows of a file in the notation of the template. */
export interface ReadTable {
  table: ImportTable;
  reading: FileReading;
  /** The date columns whose order the user must choose. */
  questions: readonly DateQuestion[];
  /** Whether the rows must be sent as a new file, because the import reads only the notation of the template. */
  isConverted: boolean;
}

export interface ReadTableOptions {
  file: ImportFile;
  choices: ReadingChoices;
  /** The sign that groups thousands in the user's region. */
  groupSign: string;
}

const maxSamples = 3;

function findSample(rows: Spreadsheet['rows']): readonly string[] {
  const found = new Set<string>();
  for (const cell of rows.flat()) {
    if (/[^\0-\x7f]/.test(cell)) found.add(cell.slice(0, 60));
    if (found.size === maxSamples) break;
  }
  return [...found];
}

/**
 * Reads the rows of a CSV file or an XLSX workbook, and converts them to the notation of the template.
 *
 * @throws UnreadableFile
 */
export function readTable(bytes: ArrayBuffer, { file, choices, groupSign }: ReadTableOptions): ReadTable {
  const { mapping, sheet, dateOrders = {} } = choices;
  const columns = indexColumns(file.columns);
  const isHeader = (text: string) => columns.has(normalizeHeader(text));
  const requiredHeaders = file.columns.filter(({ isRequired }) => isRequired).map(({ header }) => header);
  const read = readSpreadsheet(new Uint8Array(bytes), { isHeader, requiredHeaders, sheet });
  const { decimals, headerIndex, encoding, sheets, isFirstSheet } = read;
  const rows = read.rows.map((cells) => cells.map(removeFormulaGuards));
  const found = createTable(rows.slice(headerIndex), headerIndex + 1);
  const { headers, ...table } = mapping ? mapColumns(found, mapping) : found;
  /** The column of the file for each column of the table. */
  const sources = mapping?.flatMap((header, index) => (header === null ? [] : [index]));
  const questions: DateQuestion[] = [];
  const lines = table.rows.map((cells) => [...cells]);
  let isConverted = mapping !== undefined || sheet !== undefined || headerIndex > 0 || !isFirstSheet;
  isConverted ||= encoding !== null && encoding !== 'utf-8';
  for (const [index, column] of matchColumns(headers, file).entries()) {
    if (!column) continue;
    const texts = lines.map((cells) => cells[index] ?? '');
    const chosenOrder = dateOrders[column.header];
    const normalized = normalizeColumn(texts, column, { groupSign, chosenOrder });
    if (normalized.question) questions.push(normalized.question);
    for (const [row, text] of normalized.texts.entries()) {
      const cells = lines[row];
      const place = `${headerIndex + 1 + row} ${sources?.[index] ?? index}`;
      if (!cells || text === texts[row] || decimals.has(place)) continue;
      cells[index] = text;
      isConverted = true;
    }
  }
  return {
    table: { ...table, headers, rows: lines },
    reading: {
      encoding,
      sheet: read.sheet,
      sheets,
      headerRow: headerIndex + 1,
      sample: encoding === 'windows-1252' ? findSample(rows) : [],
    },
    questions,
    isConverted,
  };
}
