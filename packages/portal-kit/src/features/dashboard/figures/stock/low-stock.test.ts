import type { Item } from '@portal-kit/sdk/items';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildItem } from '../../../../../test/records';
import { findLowItems } from './low-stock';
import { lowStockFile } from './low-stock-file';

/** Creates an item with a number of available bottles, half of them bonded, in cases of 12. */
const withBottles = (sku: string, bottles: number, part: Partial<Item> = {}) =>
  buildItem({
    sku,
    itemId: sku,
    inventory: [
      {
        warehouseId: 'WH-NJ',
        onHandQty: 9_999,
        bondOnHandQty: 0,
        availableQty: Math.ceil(bottles / 2),
        bondAvailableQty: Math.floor(bottles / 2),
      },
    ],
    ...part,
  });
const skus = (items: readonly Item[], threshold = 10) =>
  findLowItems(items, threshold).map(({ item, cases, minCases }) => [item.sku, cases, minCases]);

test('items below the threshold are low, items at the threshold are not, and the lowest stock comes first', () => {
  const items = [withBottles('NINE', 119), withBottles('TEN', 120), withBottles('NONE', 0)];
  expect(skus(items)).toEqual([
    ['NONE', 0, 10],
    ['NINE', 9, 10],
  ]);
});

test("an item's own minimum overrides the user's threshold, including a minimum of 0", () => {
  const items = [
    withBottles('OWN', 240, { minStockCases: 24 }),
    withBottles('ZERO', 0, { minStockCases: 0 }),
    withBottles('NULL', 12, { minStockCases: null }),
  ];
  expect(skus(items)).toEqual([
    ['NULL', 1, 10],
    ['OWN', 20, 24],
  ]);
});

test('inactive items and items without a case size are never low', () => {
  expect(
    skus([
      withBottles('OLD', 0, { itemStatus: 'DISCONTINUED' }),
      withBottles('OFF', 0, { itemStatus: 'INACTIVE' }),
      withBottles('ODD', 0, { bottlesPerCase: 0 }),
    ]),
  ).toEqual([]);
});

test('a higher threshold never removes an item from the list', () => {
  const items = fc.array(fc.nat({ max: 5_000 }).map((bottles) => withBottles(`S-${bottles}`, bottles)));
  fc.assert(
    fc.property(items, fc.nat({ max: 300 }), fc.nat({ max: 300 }), (all, threshold, more) => {
      const [some, others] = [findLowItems(all, threshold), findLowItems(all, threshold + more)];
      expect(others.length).toBeGreaterThanOrEqual(some.length);
    }),
  );
});

test('the low stock file escapes formulas and is read as UTF-8', async () => {
  const items = [
    withBottles('=1+1', 12, { description: 'Weiß, "trocken"' }),
    withBottles('HF-2', 0, { description: '@SUM' }),
  ];
  const { blob, fileName } = lowStockFile(
    'SUP-1',
    ['SKU', 'Name', 'Available', 'Minimum'],
    findLowItems(items, 10),
    'en-US',
  );
  expect(fileName).toBe('SUP-1_low-stock.csv');
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())).toBe(
    ['\uFEFFSKU,Name,Available,Minimum', "HF-2,'@SUM,0,10", `'=1+1,"Weiß, ""trocken""",1,10`].join('\r\n'),
  );
});
