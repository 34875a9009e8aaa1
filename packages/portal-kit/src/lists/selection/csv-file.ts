import type { DownloadedFile } from '@portal-kit/sdk';
import { formatSpreadsheetCsv } from '../../kernel/downloads/csv-text';

/** A column of an exported file. */
export interface CsvColumn<Row> {
  label: string;
  /** The value of a record; an empty value is an empty cell. */
  value: (row: Row) => string | number | boolean | null | undefined;
}

const cell = (value: unknown) => String(value || value === 0 ? value : '');

/** Creates a CSV file with a header row. */
export function createCsvFile<Row>(
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): DownloadedFile {
  const lines = [
    columns.map(({ label }) => cell(label)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ];
  return { fileName, blob: new Blob([formatSpreadsheetCsv(lines)], { type: 'text/csv' }) };
}
