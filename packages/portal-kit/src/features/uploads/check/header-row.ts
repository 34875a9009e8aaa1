import type { ImportColumn, ImportFile } from '@portal-kit/sdk/import-columns';
import { indexColumns, normalizeHeader } from '@portal-kit/spreadsheets/header-row';

/** Finds the column of each header; `undefined` for a header without a column. */
export function matchColumns(
  headers: readonly string[],
  file: Pick<ImportFile, 'columns'>,
): (ImportColumn | undefined)[] {
  const columns = indexColumns(file.columns);
  return headers.map((header) => columns.get(normalizeHeader(header)));
}

/** Returns for each header whether the import ignores its column. A column without a header isn't ignored. */
export function ignoredColumns(
  headers: readonly string[],
  { ignoredHeaders }: Pick<ImportFile, 'ignoredHeaders'>,
): boolean[] {
  const ignored = new Set(ignoredHeaders.map(normalizeHeader));
  return headers.map((header) => ignored.has(normalizeHeader(header)));
}
