import { describe, expect, test } from 'vitest';
import { newKeys, reuseKeys } from './row-keys';

const keysOf = (...ids: string[]) => new Map(ids.map((id, key) => [id, key]));

describe('reuseKeys', () => {
  test('rows of another page get the keys of the previous page in order', () => {
    expect([...reuseKeys(keysOf('a', 'b', 'c'), ['d', 'e', 'f'])]).toEqual([
      ['d', 0],
      ['e', 1],
      ['f', 2],
    ]);
  });

  test('a row that stays keeps its key, and other rows get free or new keys', () => {
    expect([...reuseKeys(keysOf('a', 'b', 'c'), ['d', 'c', 'e', 'f', 'a'])]).toEqual([
      ['d', 1],
      ['c', 2],
      ['e', 3],
      ['f', 4],
      ['a', 0],
    ]);
  });

  test('the first rows and no rows get keys', () => {
    expect([...reuseKeys(new Map(), ['a', 'b']).values()]).toEqual([0, 1]);
    expect(reuseKeys(keysOf('a'), []).size).toBe(0);
  });
});

test('newKeys never returns the key of a removed row for a new row', () => {
  expect([...newKeys(keysOf('a', 'b', 'c'), ['d', 'b'])]).toEqual([
    ['d', 3],
    ['b', 1],
  ]);
});
