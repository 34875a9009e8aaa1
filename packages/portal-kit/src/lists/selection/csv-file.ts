import type { DownloadedFile } from '@portal-kit/sdk';
import { byteOrderMark, escapeFormulas } from '../../kernel/downloads/csv-text';

/** A column of an exported file. */
export interface CsvColumn<Row> {
  label: string;
  /** The value of a record; an empty value is an empty cell. */
  value: (row: Row) => string | number | boolean | null | undefined;
}

const cell = (value: unknown) =>
  `"${escapeFormulas(String(value || value === 0 ? value : '')).replaceAll('"', '""')}"`;

/** A CSV file with a header row. Cells that a spreadsheet would run as a formula start with an apostrophe. */
export function csvFile<Row>(
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): DownloadedFile {
  const lines = [
    columns.map(({ label }) => cell(label)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ];
  const text = byteOrderMark + lines.map((cells) => cells.join(',')).join('\r\n');
  return { fileName, blob: new Blob([text], { type: 'text/csv' }) };
}
