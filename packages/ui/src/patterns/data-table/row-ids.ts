/**
 * Returns the ids of rows, each of them unique. React keeps stale rows in the page when two rows have the same id, so a
 * repeated or missing id gets its position as a suffix.
 */
export function getUniqueRowIds<Row>(
  rows: readonly Row[],
  getRowId: (row: Row) => string,
): readonly string[] {
  const used = new Set<string>();
  return rows.map((row, index) => {
    const id = getRowId(row);
    const unique = id && !used.has(id) ? id : `${id ?? ''}#${index}`;
    used.add(unique);
    return unique;
  });
}
