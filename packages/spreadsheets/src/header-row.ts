/** Number of rows at the start of a sheet that can contain the header row. Titles and empty rows may come before. */
export const headerRowsMax = 20;
/** Maximum length of a header. Longer texts aren't compared. */
const headerMax = 200;

/** Normalizes a header for comparison: without case, spaces and the marker of required columns. */
export const normalizeHeader = (header: string): string =>
  header
    .slice(0, headerMax)
    .replace(/[\s\u00ad\u200b-\u200d\ufeff]+/g, '')
    .replace(/\*$/, '')
    .toLowerCase();

/** A column with the headers that it can have in a file. */
interface NamedColumn {
  readonly header: string;
  readonly otherHeaders?: readonly string[] | undefined;
}

/** Creates an index of columns by normalized header. */
export const indexColumns = <Column extends NamedColumn>(
  columns: readonly Column[],
): ReadonlyMap<string, Column> =>
  new Map(
    columns.flatMap((column) =>
      [column.header, ...(column.otherHeaders ?? [])].map(
        (header) => [normalizeHeader(header), column] as const,
      ),
    ),
  );

export const countKnownHeaders = (cells: readonly string[], isHeader: (text: string) => boolean): number =>
  cells.filter((cell) => cell !== '' && isHeader(cell)).length;

/**
 * Finds the position of the header row: the first filled row, or a later one of the first rows that has more known headers
 * and at least two.
 */
export function findHeaderIndex(
  rows: readonly (readonly string[])[],
  isHeader: (text: string) => boolean,
): number {
  const first = Math.max(
    0,
    rows.findIndex((cells) => cells.some((cell) => cell !== '')),
  );
  let found = { index: first, known: Math.max(1, countKnownHeaders(rows[first] ?? [], isHeader)) };
  for (const [index, cells] of rows.slice(0, headerRowsMax).entries()) {
    const known = countKnownHeaders(cells, isHeader);
    if (known > found.known) found = { index, known };
  }
  return found.index;
}
