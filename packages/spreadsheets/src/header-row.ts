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
 * Finds the header row: the row with the most known headers among the first rows, or else the first filled row. Returns
 * its position and the number of known headers.
 */
export function findHeaderRow(
  rows: readonly (readonly string[])[],
  isHeader: (text: string) => boolean,
): { index: number; known: number } {
  const first = Math.max(
    0,
    rows.findIndex((cells) => cells.some((cell) => cell.trim() !== '')),
  );
  return rows
    .slice(0, headerRowsMax)
    .map((cells, index) => ({ index, known: countKnownHeaders(cells, isHeader) }))
    .reduce((best, row) => (row.known > best.known ? row : best), { index: first, known: 0 });
}
