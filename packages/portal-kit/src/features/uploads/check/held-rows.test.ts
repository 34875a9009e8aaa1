import { itemsImport } from '@portal-kit/sdk/import-columns';
import { expect, test } from 'vitest';
import { buildTable, checkTexts, goodItem } from '../../../../test/import-rows';

const row = (SKU: string, part = {}) => ({ ...goodItem, SKU, ...part });
const listHeldRows = (rows: readonly Readonly<Record<string, string>>[], overrideDuplicates = false) =>
  checkTexts(buildTable(...rows), itemsImport, { overrideDuplicates }).heldRows;

test('rows with problems are left out of an upload, and hints and duplicates are not', () => {
  expect(
    listHeldRows([row('A'), row('B', { Size: 'x' }), row('C', { ABV: '60' }), row('D'), row('D')]),
  ).toEqual([3]);
});

test('duplicates of a row with problems are left out, because the import would store them without this row', () => {
  const bad = row('A', { Size: 'x' });
  expect(listHeldRows([row('A'), bad, row('A'), row('B')])).toEqual([2, 3, 4]);
  expect(listHeldRows([bad, row('A'), row('B')])).toEqual([2, 3]);
});

test('a row that the last row of its key replaces is left out if the last row has problems', () => {
  expect(listHeldRows([row('A'), row('A', { Size: 'x' }), row('B')], true)).toEqual([2, 3]);
  expect(listHeldRows([row('A', { Size: 'x' }), row('A'), row('B')], true)).toEqual([2]);
});
