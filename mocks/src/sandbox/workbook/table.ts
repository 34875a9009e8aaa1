import { removeFormulaGuards } from '@portal-kit/spreadsheets/cell-defects';
import type { Spreadsheet } from '@portal-kit/spreadsheets/read-spreadsheet';

/** A parsed file with text cells. */
export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** Row number in the file. */
  readonly number: number;
  /** Trimmed. The number of cells may differ from the number of headers. */
  readonly cells: readonly string[];
}

/** Builds a table from the rows below the header row of a file. */
export const buildTable = ({ rows, headerIndex }: Spreadsheet): Table => ({
  headers: rows[headerIndex] ?? [],
  rows: rows.slice(headerIndex + 1).map((cells, index) => ({
    number: headerIndex + index + 2,
    cells: cells.map(removeFormulaGuards),
  })),
});
