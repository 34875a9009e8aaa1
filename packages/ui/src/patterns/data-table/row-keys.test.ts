import { describe, expect, test } from 'vitest';
import { rowKeys } from './row-keys';

const keysOf = (...ids: string[]) => new Map(ids.map((id, key) => [id, key]));

describe('rowKeys() that reuses keys', () => {
  test('rows of another page get the keys of the previous page in order', () => {
    expect([...rowKeys(keysOf('a', 'b', 'c'), ['d', 'e', 'f'], true)]).toEqual([
      ['d', 0],
      ['e', 1],
      ['f', 2],
    ]);
  });

  test('a row that stays keeps its key, and other rows get free or new keys', () => {
    expect([...rowKeys(keysOf('a', 'b', 'c'), ['d', 'c', 'e', 'f', 'a'], true)]).toEqual([
      ['d', 1],
      ['c', 2],
      ['e', 3],
      ['f', 4],
      ['a', 0],
    ]);
  });

  test('the first rows and no rows get keys', () => {
    expect([...rowKeys(new Map(), ['a', 'b'], true).values()]).toEqual([0, 1]);
    expect(rowKeys(keysOf('a'), [], true).size).toBe(0);
  });
});

test('rowKeys() without reuse never gives a new row the key of a removed row', () => {
  expect([...rowKeys(keysOf('a', 'b', 'c'), ['d', 'b'], false)]).toEqual([
    ['d', 3],
    ['b', 1],
  ]);
});
