import { useState } from 'react';

/**
 * Returns the React key of each row. A row that stays keeps its key. With `isReusing`, other rows get the keys of removed
 * rows, so that React updates the elements of the removed rows, which takes less time than new elements.
 */
export function rowKeys(
  earlier: ReadonlyMap<string, number>,
  rowIds: readonly string[],
  isReusing: boolean,
): ReadonlyMap<string, number> {
  const kept = new Set(rowIds.map((id) => earlier.get(id)));
  const free = isReusing ? [...earlier.values()].filter((key) => !kept.has(key)) : [];
  let last = Math.max(-1, ...earlier.values());
  const newKey = () => {
    last += 1;
    return last;
  };
  return new Map(rowIds.map((id) => [id, earlier.get(id) ?? free.shift() ?? newKey()]));
}

/**
 * The React keys of rows. While a row has the focus, its elements are not reused, because the focus would move to
 * another record.
 */
export function useRowKeys(rowIds: readonly string[], hasFocus: boolean): ReadonlyMap<string, number> {
  const [known, setKnown] = useState(() => ({ rowIds, keys: rowKeys(new Map(), rowIds, true) }));
  if (known.rowIds === rowIds) return known.keys;
  const keys = rowKeys(known.keys, rowIds, !hasFocus);
  setKnown({ rowIds, keys });
  return keys;
}
