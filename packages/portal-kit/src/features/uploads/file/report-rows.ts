import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/web-worker';
import { escapeFormulas } from '../../../kernel/downloads/csv-text';

/** Sheet of an import report with one line per row, or per error of a row. Source: domain, 6.4. */
const rowsSheet = 'Rows';
/** Columns of the report, before the columns of the uploaded file. */
const ownColumns = ['Row #', 'Key', 'Result', 'Field', 'Value', 'Message'];
/** Results of rows that were not stored. */
const left: readonly string[] = ['Failed', 'Skipped duplicate'];

/**
 * Returns the rows of a report that were not stored as CSV with the columns of the uploaded file. Each row is included
 * once, also a duplicate. Runs no formulas.
 */
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
