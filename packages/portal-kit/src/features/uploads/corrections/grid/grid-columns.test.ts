import { itemsImport } from '@portal-kit/sdk/import-columns';
import { expect, test } from 'vitest';
import { checkTexts } from '../../../../../test/import-rows';
import { createTable, withTemplateColumns } from '../table/import-table';
import { cellKey, gridColumns, problemsByCell, rowOrder } from './grid-columns';

const rows = [
  [
    'SKU',
    'Description',
    'Brand',
    'Type',
    'Size',
    'Size UOM',
    'Bottles Per Case',
    'Warehouses',
    'Problem',
    '',
  ],
  ['A', 'Gamay', 'Fen', 'M', '750', 'ML', '12', 'WH-1', 'old', 'stray'],
  [''],
  ['B', 'Gamay', 'Fen', 'N', '750', 'ML', '12', 'WH-1', '', ''],
  ['C', 'Gamay', 'Fen', 'N', '0', 'ML', '12', 'WH-1', '', ''],
];
const table = withTemplateColumns(createTable(rows), itemsImport);
const report = checkTexts(rows, itemsImport);
const columns = gridColumns(table, itemsImport, report);

test('the grid shows the columns of the file, filled columns without a header, and missing columns with a problem', () => {
  expect(columns.map(({ header }) => header)).toEqual([...(rows[0] ?? []).slice(0, 8), '', 'ABV']);
});

test('problems are found by row and column, also without a header', () => {
  const problems = problemsByCell(report);
  const codes = (row: number) => columns.map((column) => problems.get(cellKey(row, column))?.code);
  expect(codes(2).slice(-2)).toEqual(['strayColumn', 'required']);
  expect(codes(5)[4]).toBe('decimals');
});

test('rows with problems come first, and empty rows are not shown', () => {
  const held = new Set(report.heldRows);
  expect(rowOrder(table, held, true)).toEqual([0, 3]);
  expect(rowOrder(table, held, false)).toEqual([0, 3, 2]);
});
