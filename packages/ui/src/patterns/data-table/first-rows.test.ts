import { expect, test } from 'vitest';
import { firstRows } from './first-rows';

const rowsOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const firstOf = (rows: readonly string[], earlier: readonly string[], currentRowId?: string) =>
  firstRows(rows, 25, earlier, (row) => row, currentRowId);

test('without an earlier page, only the first rows are returned', () => {
  expect(firstOf(rowsOf('b', 100), [])).toEqual(rowsOf('b', 25));
});

test('rows of the earlier page fill the page, and no row is repeated', () => {
  const earlier = [...rowsOf('a', 98), 'b3', 'b40'];
  const shown = firstOf(rowsOf('b', 100), earlier);
  expect(shown).toHaveLength(100);
  expect(new Set(shown).size).toBe(100);
  expect(shown.slice(0, 26)).toEqual([...rowsOf('b', 25), 'a0']);
  expect(firstOf(rowsOf('b', 30), earlier)).toHaveLength(30);
});

test('the current row and the rows above are among the first rows', () => {
  expect(firstOf(rowsOf('b', 100), [], 'b59')).toEqual(rowsOf('b', 60));
  expect(firstOf(rowsOf('b', 100), [], 'x')).toEqual(rowsOf('b', 25));
});
