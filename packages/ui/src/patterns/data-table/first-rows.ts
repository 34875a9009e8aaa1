import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';

/** Default row heights, in pixels. */
const rowHeightPx = { comfortable: 56, dense: 40 };
const minFirstRows = 10;
/** Assumed window height on a server, in pixels. */
const serverHeightPx = 1_000;

const noSubscription = () => () => {};

/** Number of rows that fill the height of the window. A page that hydrates first uses the number of the server. */
function useRowsInWindow(density: keyof typeof rowHeightPx): number {
  const heightPx = useSyncExternalStore(
    noSubscription,
    () => innerHeight,
    () => serverHeightPx,
  );
  return Math.max(minFirstRows, Math.ceil(heightPx / rowHeightPx[density]));
}

const noRows: readonly never[] = [];

/**
 * Returns the first rows of a new page, and below them rows of the earlier page that is still in the document. These rows
 * keep their positions, except that another row of the earlier page replaces a row that is among the first rows.
 *
 * @param count - Number of first rows.
 * @param currentRowId - A row that is among the first rows, because the page scrolls to it.
 */
export function firstRows<Row>(
  rows: readonly Row[],
  count: number,
  earlier: readonly Row[],
  getRowId: (row: Row) => string,
  currentRowId: string | undefined,
): readonly Row[] {
  const currentIndex = currentRowId ? rows.findIndex((row) => getRowId(row) === currentRowId) : -1;
  const first = rows.slice(0, Math.max(count, currentIndex + 1));
  const firstIds = new Set(first.map(getRowId));
  const isFree = (row: Row) => !firstIds.has(getRowId(row));
  const spare = earlier.slice(0, first.length).filter(isFree);
  const others = earlier.slice(first.length, rows.length);
  return [...first, ...others.flatMap((row) => (isFree(row) ? [row] : spare.splice(0, 1)))];
}

/** Renders the rows that fill the window at once, and the other rows directly afterwards without blocking input. */
export function useFirstRows<Row>(
  rows: readonly Row[],
  getRowId: (row: Row) => string,
  currentRowId: string | undefined,
  density: keyof typeof rowHeightPx,
): readonly Row[] {
  const rendered = useDeferredValue(rows, noRows);
  const count = useRowsInWindow(density);
  return useMemo(() => {
    const isComplete = rendered === rows || rows.length <= count;
    return isComplete ? rows : firstRows(rows, count, rendered, getRowId, currentRowId);
  }, [rows, rendered, getRowId, currentRowId, count]);
}
