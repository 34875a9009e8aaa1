import { openWorkbook } from '@portal-kit/spreadsheets/workbook';

/** Sheet of an import report with one line per row, or per error of a row. Source: domain, 6.4. */
const rowsSheet = 'Rows';
/** A report has a line for each error. */
const rowsMax = 200_000;
/** Columns of the report, before the columns of the uploaded file. */
const ownColumns = ['Row #', 'Key', 'Result', 'Field', 'Value', 'Message'];
/** The result of a row that failed. Skipped rows are already stored. */
const failedResult = 'Failed';

/**
 * Returns the failed rows of a report below a header row, with the columns of the uploaded file. Each row is included once.
 * Runs no formulas.
 */
export function readFailedRows(bytes: ArrayBuffer): string[][] {
  const { rows: found } = openWorkbook(new Uint8Array(bytes)).readSheet(rowsSheet, { rowsMax });
  const [headers = [], ...lines] = found;
  const seen = new Set<string>();
  const rows = lines.filter(([row = '', , result]) => {
    if (result !== failedResult || seen.has(row)) return false;
    seen.add(row);
    return true;
  });
  return [headers, ...rows].map((cells) => cells.slice(ownColumns.length));
}
