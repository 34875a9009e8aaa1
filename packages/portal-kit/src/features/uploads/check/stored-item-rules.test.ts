import { itemsImport } from '@portal-kit/sdk/import-columns';
import { expect, test } from 'vitest';
import { buildTable, checkTexts } from '../../../../test/import-rows';
import { recordKey } from './check-groups';
import type { StoredItem } from './row-rules';

const empty = {
  ...{ SKU: 'A-1', Description: '', Brand: '', Type: '', Size: '', 'Size UOM': '', 'Bottles Per Case': '' },
  ...{ Warehouses: '', ABV: '', UPC: '', Status: '' },
};
const complete = {
  ...{ ...empty, Description: 'Gamay', Brand: 'Fen', Type: 'M', Size: '750', 'Size UOM': 'ML' },
  ...{ 'Bottles Per Case': '12', Warehouses: 'WH-NJ-01', ABV: '12.5' },
};
type Row = typeof empty;

const storedItem = (part: Partial<StoredItem> = {}): StoredItem => ({
  ...{ key: recordKey(['A-1']), upc: '411000010003', type: 'M', alcoholByVolume: 12.5, bottlesPerCase: 12 },
  ...{ itemStatus: 'ACTIVE', stockedIn: [] },
  ...part,
});
const inStock = storedItem({ stockedIn: ['WH-NJ-01', 'WH-CA-02'] });
const other = storedItem({ key: recordKey(['B-1']), upc: '411000110079' });

/** Lists the problem codes of rows that add or replace items. */
function listProblemCodes(rows: readonly Partial<Row>[], items: readonly StoredItem[], base: Row = empty) {
  const report = checkTexts(buildTable(...rows.map((row) => ({ ...base, ...row }))), itemsImport, {
    overrideDuplicates: true,
    stored: { keys: items.map(({ key }) => key), items },
  });
  return report.problems.map(({ row, header, code, details }) =>
    [row, header, code, ...(details ?? [])].join(' '),
  );
}
const codes = (row: Partial<Row>, item: StoredItem) =>
  listProblemCodes([row], [item, other]).map((text) => text.replace(/^\d+ /, ''));

test('empty cells of a stored item keep the stored values', () => {
  expect(codes({}, inStock)).toEqual([]);
  expect(codes({ Brand: 'Other' }, inStock)).toEqual([]);
});

test('a UPC belongs to one item: its own item and free UPCs are accepted', () => {
  expect(codes({ UPC: '411000110079' }, storedItem())).toEqual(['UPC usedUpc']);
  expect(codes({ UPC: '411000010003' }, storedItem())).toEqual([]);
  expect(codes({ UPC: '012345678905' }, storedItem())).toEqual([]);
  expect(listProblemCodes([{ UPC: '411000110079' }], [other], complete)).toEqual(['2 UPC usedUpc']);
  expect(
    listProblemCodes([{}], [storedItem({ key: recordKey(['C-1']), upc: null }), other], complete),
  ).toEqual([]);
});

test('a row frees the UPC that it replaces, and takes the UPC for the rows after it', () => {
  const [first, second] = ['012345678905', '411000010003'];
  expect(
    listProblemCodes(
      [{ UPC: first }, { ...complete, SKU: 'C-1', UPC: second }, { ...complete, SKU: 'D-1', UPC: first }],
      [storedItem()],
    ),
  ).toEqual(['4 UPC usedUpc']);
});

test('no item becomes wine of the outdated type, and an item of this type keeps it', () => {
  expect(codes({ Type: 'W' }, storedItem())).toEqual(['Type outdated W']);
  expect(codes({ Type: 'W' }, storedItem({ type: 'W' }))).toEqual([]);
  expect(codes({ Brand: 'Other' }, storedItem({ type: 'W' }))).toEqual([]);
});

test('an item without a known strength needs one, unless it contains no alcohol', () => {
  const unknown = storedItem({ alcoholByVolume: null });
  expect(codes({}, unknown)).toEqual(['ABV required']);
  expect(codes({ ABV: '12.5' }, unknown)).toEqual([]);
  expect(codes({ Type: 'N' }, unknown)).toEqual([]);
  expect(codes({}, storedItem({ type: 'N', alcoholByVolume: undefined }))).toEqual([]);
  expect(codes({ Type: 'M' }, storedItem({ type: 'N', alcoholByVolume: undefined }))).toEqual([
    'ABV required',
  ]);
  expect(codes({}, storedItem({ alcoholByVolume: 0 }))).toEqual([]);
});

test('an item with stock keeps its pack and is not discontinued', () => {
  expect(codes({ Status: 'DISCONTINUED' }, inStock)).toEqual(['Status inUse']);
  expect(codes({ Status: 'INACTIVE' }, inStock)).toEqual([]);
  expect(codes({ Status: 'DISCONTINUED' }, { ...inStock, itemStatus: 'DISCONTINUED' })).toEqual([]);
  expect(codes({ Status: 'DISCONTINUED' }, storedItem())).toEqual([]);
  expect(codes({ 'Bottles Per Case': '6' }, inStock)).toEqual(['Bottles Per Case inUse']);
  expect(codes({ 'Bottles Per Case': '12' }, inStock)).toEqual([]);
  expect(codes({ 'Bottles Per Case': '6' }, storedItem())).toEqual([]);
});

test('an item keeps the warehouses with its stock', () => {
  expect(codes({ Warehouses: 'WH-NJ-01' }, inStock)).toEqual(['Warehouses warehouseInUse WH-CA-02']);
  expect(codes({ Warehouses: 'WH-CA-02; WH-NJ-01 ;WH-TX-03' }, inStock)).toEqual([]);
  expect(codes({ Warehouses: 'WH-TX-03' }, storedItem())).toEqual([]);
});

test('a row that adds an item stores the values for the rows after it', () => {
  const added = { ...complete, SKU: 'C-1', Type: 'N', ABV: '' };
  expect(listProblemCodes([added, { ...complete, SKU: 'D-1' }], [storedItem()])).toEqual([]);
});

test('an item that keeps its values keeps its UPC, and a removed UPC is free for another item', () => {
  const next = { ...complete, SKU: 'C-1', UPC: '411000010003' };
  expect(listProblemCodes([{ Brand: 'Other' }, next], [storedItem()])).toEqual(['3 UPC usedUpc']);
  expect(listProblemCodes([{ UPC: '<CLEAR>' }, next], [storedItem()])).toEqual([]);
});
