import type { DownloadedFile } from '@portal-kit/sdk';
import { createCsvDownload } from '../../kernel/downloads/csv-text';
import { hasDecimalComma } from '../../kernel/messages/message-format';

/** A column of an exported file. */
export interface CsvColumn<Row> {
  label: string;
  /** The value of a record; an empty value is an empty cell. */
  value: (row: Row) => string | number | boolean | null | undefined;
}

/** Formats a value as the spreadsheet program of a region reads it. German Excel reads 12.5 as a date. */
function formatCell(value: unknown, isDecimalComma: boolean): string {
  if (typeof value === 'number') return isDecimalComma ? String(value).replace('.', ',') : String(value);
  return String(value || '');
}

/** Creates a CSV file with a header row. */
export function createCsvFile<Row>(
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  locale: string,
): DownloadedFile {
  const isDecimalComma = hasDecimalComma(locale);
  const lines = rows.map((row) => columns.map(({ value }) => formatCell(value(row), isDecimalComma)));
  return createCsvDownload(fileName, [columns.map(({ label }) => label), ...lines], locale);
}
