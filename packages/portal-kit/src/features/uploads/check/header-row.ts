import type { ImportColumn, ImportFile } from '@portal-kit/sdk/import-columns';

/** Header names are compared without case, spaces and the marker of required columns, as in the import. */
const plain = (header: string) => header.replace(/\s+/g, '').replace(/\*$/, '').toLowerCase();

/** The column of each header; `undefined` for a header without a column. */
export function columnsOf(
  headers: readonly string[],
  { columns }: Pick<ImportFile, 'columns'>,
): (ImportColumn | undefined)[] {
  const known = new Map(
    columns.flatMap((column) =>
      [column.header, ...(column.otherHeaders ?? [])].map((header) => [plain(header), column] as const),
    ),
  );
  return headers.map((header) => known.get(plain(header)));
}

/** Whether the import ignores the column of each header. A column without a header is not ignored. */
export function ignoredColumns(
  headers: readonly string[],
  { ignoredHeaders }: Pick<ImportFile, 'ignoredHeaders'>,
): boolean[] {
  const ignored = new Set(ignoredHeaders.map(plain));
  return headers.map((header) => ignored.has(plain(header)));
}
