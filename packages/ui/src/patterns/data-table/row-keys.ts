import { useState } from 'react';

/**
 * Returns the React keys of new rows. A row that stays keeps its key. Other rows get the keys of removed rows, so that
 * React updates the elements of the removed rows, which takes less time than new elements.
 */
export function reuseKeys(
  keys: ReadonlyMap<string, number>,
  rowIds: readonly string[],
): ReadonlyMap<string, number> {
  const kept = new Set(rowIds.flatMap((id) => keys.get(id) ?? []));
  const free = [...keys.values()].filter((key) => !kept.has(key)).values();
  let last = Math.max(-1, ...keys.values());
  const newKey = () => {
    const { value, done } = free.next();
    if (!done) return value;
    last += 1;
    return last;
  };
  return new Map(rowIds.map((id) => [id, keys.get(id) ?? newKey()]));
}

/** Returns keys of new rows without the keys of removed rows: the elements of a removed row lose the focus. */
export function newKeys(
  keys: ReadonlyMap<string, number>,
  rowIds: readonly string[],
): ReadonlyMap<string, number> {
  let last = Math.max(-1, ...keys.values());
  return new Map(
    rowIds.map((id) => {
      const key = keys.get(id);
      if (key !== undefined) return [id, key];
      last += 1;
      return [id, last];
    }),
  );
}

/**
 * The React keys of rows. While a row has the focus, its elements are not reused, because the focus would move to
 * another record.
 */
export function useRowKeys(rowIds: readonly string[], hasFocus: boolean): ReadonlyMap<string, number> {
  const [known, setKnown] = useState(() => ({ rowIds, keys: newKeys(new Map(), rowIds) }));
  if (known.rowIds === rowIds) return known.keys;
  const keys = (hasFocus ? newKeys : reuseKeys)(known.keys, rowIds);
  setKnown({ rowIds, keys });
  return keys;
}
