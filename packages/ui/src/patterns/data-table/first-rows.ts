import { useDeferredValue, useMemo } from 'react';

/** Number of rows that are rendered first. They fill the height of most screens. */
const firstRowCount = 25;

const noRows: readonly never[] = [];

/**
 * Returns the first rows of a new page, and below them rows of the earlier page that is still in the document.
 *
 * @param currentRowId - A row that is among the first rows, because the page scrolls to it.
 */
export function firstRows<Row>(
  rows: readonly Row[],
  earlier: readonly Row[],
  getRowId: (row: Row) => string,
  currentRowId: string | undefined,
): readonly Row[] {
  const currentIndex = currentRowId ? rows.findIndex((row) => getRowId(row) === currentRowId) : -1;
  const first = rows.slice(0, Math.max(firstRowCount, currentIndex + 1));
  const firstIds = new Set(first.map(getRowId));
  const others = earlier.filter((row) => !firstIds.has(getRowId(row)));
  return [...first, ...others.slice(0, rows.length - first.length)];
}

/** Renders the first rows at once and the other rows directly afterwards, without blocking input. */
export function useFirstRows<Row>(
  rows: readonly Row[],
  getRowId: (row: Row) => string,
  currentRowId: string | undefined,
): readonly Row[] {
  const rendered = useDeferredValue(rows, noRows);
  return useMemo(
    () =>
      rendered === rows || rows.length <= firstRowCount
        ? rows
        : firstRows(rows, rendered, getRowId, currentRowId),
    [rows, rendered, getRowId, currentRowId],
  );
}
