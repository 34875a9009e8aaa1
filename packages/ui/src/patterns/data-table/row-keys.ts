import { useState } from 'react';

/**
 * Returns the React key of each row.
 *
 * @param isByRecord - A row that stays keeps its key, and a new row gets a new key. Otherwise the row at each position gets
 * the key of the earlier row at that position, so that React updates the elements of the earlier rows without moving
 * them. Moved elements take as long to lay out as new elements.
 */
export function rowKeys(
  earlier: ReadonlyMap<string, number>,
  rowIds: readonly string[],
  isByRecord: boolean,
): ReadonlyMap<string, number> {
  const keys = [...earlier.values()];
  let last = Math.max(-1, ...keys);
  const newKey = () => {
    last += 1;
    return last;
  };
  return new Map(rowIds.map((id, index) => [id, (isByRecord ? earlier.get(id) : keys[index]) ?? newKey()]));
}

/**
 * The React keys of rows. While a row has the focus, each record keeps its key, because a key that belongs to a position
 * would move the focus to another record.
 */
export function useRowKeys(rowIds: readonly string[], hasFocus: boolean): ReadonlyMap<string, number> {
  const [known, setKnown] = useState(() => ({ rowIds, keys: rowKeys(new Map(), rowIds, false) }));
  if (known.rowIds === rowIds) return known.keys;
  const keys = rowKeys(known.keys, rowIds, hasFocus);
  setKnown({ rowIds, keys });
  return keys;
}
