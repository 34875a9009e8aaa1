import { openWorkbook } from '@portal-kit/spreadsheets/workbook';

/** Sheet of an import report with one line per row, or per error of a row. Source: domain, 6.4. */
const rowsSheet = 'Rows';
/** Columns of the report, before the columns of the uploaded file. */
const ownColumns = ['Row #', 'Key', 'Result', 'Field', 'Value', 'Message'];
/** Results of rows that were not stored. */
const left: readonly string[] = ['Failed', 'Skipped duplicate'];

/**
 * Returns the rows of a report that were not stored, below a header row, with the columns of the uploaded file. Each row is
 * included once, even a duplicate. Runs no formulas.
 */
export function readFailedRows(bytes: ArrayBuffer): string[][] {
  const [headers = [], ...lines] = openWorkbook(new Uint8Array(bytes)).readSheet(rowsSheet);
  const seen = new Set<string>();
  const rows = lines.filter(([row = '', , result]) => {
    if (!left.includes(result ?? '') || seen.has(row)) return false;
    seen.add(row);
    return true;
  });
  return [headers, ...rows].map((cells) => cells.slice(ownColumns.length));
}
