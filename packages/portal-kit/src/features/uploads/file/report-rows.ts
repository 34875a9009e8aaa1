import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/web-worker';
import { escapeFormulas } from '../../../kernel/downloads/csv-text';

/** The sheet of an import report that has a line for every row, and every error of a row. Source: domain, 6.4. */
const rowsSheet = 'Rows';
/** The report's own columns, before those of the uploaded file. */
const ownColumns = ['Row #', 'Key', 'Result', 'Field', 'Value', 'Message'];
/** What a row comes to that is not stored. */
const left: readonly string[] = ['Failed', 'Skipped duplicate'];

/** The rows of a report that were not stored, duplicates among them, once each, as CSV with the uploaded file's columns. Runs no formula. */
export async function failedRowsCsv(bytes: ArrayBuffer): Promise<string> {
  const [headers = [], ...lines] = (await readSheet(bytes, rowsSheet)).map((row) =>
    row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''))),
  );
  const seen = new Set<string>();
  const rows = lines.filter(([row = '', , result]) => {
    if (!left.includes(result ?? '') || seen.has(row)) return false;
    seen.add(row);
    return true;
  });
  return Papa.unparse([headers, ...rows].map((row) => row.slice(ownColumns.length).map(escapeFormulas)));
}
