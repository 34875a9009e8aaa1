import type { DownloadedFile } from '@portal-kit/sdk';
import { byteOrderMark } from '../../../../kernel/downloads/csv-text';
import { csvText, type ImportTable, listRows, restName, rowNumber } from './import-table';

/** Header of the column with the problems of a row. The import and the check ignore the column. Source: `x-import`. */
const problemHeader = 'Problem';

/**
 * Creates a `.csv` file of the rows that are left out, with their problems in an additional column. `formatProblems`
 * returns the problems of a row by its number.
 */
export function problemFile(
  table: ImportTable,
  uploadedName: string,
  heldRows: readonly number[],
  formatProblems: (row: number) => string,
): DownloadedFile {
  const [headers = [], ...rows] = listRows(table);
  const held = new Set(heldRows);
  // The file may be the result of an earlier download.
  const kept = headers.map((header) => header.trim().toLowerCase() !== problemHeader.toLowerCase());
  const pickCells = (cells: readonly string[]) =>
    headers.map((_, index) => cells[index] ?? '').filter((_, index) => kept[index]);
  const lines = rows.flatMap((cells, index) => {
    const row = rowNumber(table, index);
    return held.has(row) ? [[...pickCells(cells), formatProblems(row)]] : [];
  });
  const text = csvText([[...pickCells(headers), problemHeader], ...lines]);
  return { blob: new Blob([byteOrderMark, text], { type: 'text/csv' }), fileName: restName(uploadedName) };
}
