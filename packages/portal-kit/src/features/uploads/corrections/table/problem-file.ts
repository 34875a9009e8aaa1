import type { DownloadedFile } from '@portal-kit/sdk';
import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { createCsvDownload } from '../../../../kernel/downloads/csv-text';
import { localizeRows } from '../../file/localize-rows';
import { type ImportTable, listRows, restName, rowNumber } from './import-table';

/** Header of the column with the problems of a row. The import and the check ignore the column. Source: `x-import`. */
const problemHeader = 'Problem';

/**
 * Creates a `.csv` file of the rows that are left out, with their problems in an additional column. `formatProblems`
 * returns the problems of a row by its number.
 */
export function problemFile(
  table: ImportTable,
  { fileName, importFile, locale }: { fileName: string; importFile: ImportFile; locale: string },
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
  const written = localizeRows(
    [[...pickCells(headers), problemHeader], ...lines],
    importFile.columns,
    locale,
  );
  return createCsvDownload(restName(fileName), written, locale);
}
