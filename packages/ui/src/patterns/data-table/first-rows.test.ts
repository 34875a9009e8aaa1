import { expect, test } from 'vitest';
import { firstRows } from './first-rows';

const rowsOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const firstOf = (rows: readonly string[], earlier: readonly string[], currentRowId?: string) =>
  firstRows(rows, 25, earlier, (row) => row, currentRowId);

test('without an earlier page, only the first rows are returned', () => {
  expect(firstOf(rowsOf('b', 100), [])).toEqual(rowsOf('b', 25));
});

test('rows of the earlier page keep their positions below the first rows', () => {
  expect(firstOf(rowsOf('b', 100), rowsOf('a', 100))).toEqual([
    ...rowsOf('b', 25),
    ...rowsOf('a', 100).slice(25),
  ]);
  expect(firstOf(rowsOf('b', 30), rowsOf('a', 100))).toEqual([
    ...rowsOf('b', 25),
    ...rowsOf('a', 30).slice(25),
  ]);
  expect(firstOf(rowsOf('b', 100), rowsOf('a', 10))).toEqual(rowsOf('b', 25));
});

test('another row of the earlier page replaces a row that is among the first rows', () => {
  const earlier = [...rowsOf('a', 26), 'b3', 'b40'];
  expect(firstOf(rowsOf('b', 28), earlier)).toEqual([...rowsOf('b', 25), 'a25', 'a0', 'b40']);
  const reversed = rowsOf('a', 100).toReversed();
  expect(firstOf(reversed, rowsOf('a', 100)).toSorted()).toEqual(reversed.toSorted());
});

test('the current row and the rows above are among the first rows', () => {
  expect(firstOf(rowsOf('b', 100), [], 'b59')).toEqual(rowsOf('b', 60));
  expect(firstOf(rowsOf('b', 100), [], 'x')).toEqual(rowsOf('b', 25));
});
