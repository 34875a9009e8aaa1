import { expect, test } from 'vitest';
import { rowKeys } from './row-keys';

const keysOf = (...ids: string[]) => new Map(ids.map((id, key) => [id, key]));

test('rowKeys() gives the row at each position the key of the earlier row', () => {
  expect([...rowKeys(keysOf('a', 'b', 'c'), ['d', 'c', 'a', 'e', 'f'], false)]).toEqual([
    ['d', 0],
    ['c', 1],
    ['a', 2],
    ['e', 3],
    ['f', 4],
  ]);
  expect([...rowKeys(keysOf('a', 'b', 'c'), ['c'], false)]).toEqual([['c', 0]]);
});

test('rowKeys() by record keeps the key of a row that stays, and gives a new row a new key', () => {
  expect([...rowKeys(keysOf('a', 'b', 'c'), ['d', 'b'], true)]).toEqual([
    ['d', 3],
    ['b', 1],
  ]);
});

test('rowKeys() numbers the first rows, and returns no key for an empty list', () => {
  expect([...rowKeys(new Map(), ['a', 'b'], false).values()]).toEqual([0, 1]);
  expect([...rowKeys(new Map(), ['a', 'b'], true).values()]).toEqual([0, 1]);
  expect(rowKeys(keysOf('a'), [], false).size).toBe(0);
});
