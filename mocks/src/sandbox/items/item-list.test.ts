import { expect, test } from 'vitest';
import { select } from '../lists/list.ts';
import type { Inventory, Item } from '../model/item.ts';
import { createStockReader, itemList } from './item-list.ts';

const stock = (warehouseId: string, quantities: Partial<Inventory>): Inventory => ({
  warehouseId,
  onHandQty: 0,
  bondOnHandQty: 0,
  availableQty: 0,
  bondAvailableQty: 0,
  ...quantities,
});
const item = (sku: string, part: Partial<Item>) =>
  ({
    itemId: sku,
    sku,
    size: 750,
    sizeUom: 'ML',
    warehouses: [{ warehouseId: 'WH-NJ' }, { warehouseId: 'WH-CA' }],
    inventory: [],
    ...part,
  }) as unknown as Item;

/** Item A is mostly stocked in New Jersey, item B in California. */
const stocked = [
  item('A', {
    inventory: [
      stock('WH-NJ', { onHandQty: 90, availableQty: 80, bondOnHandQty: 10 }),
      stock('WH-CA', { onHandQty: 1 }),
    ],
  }),
  item('B', {
    inventory: [stock('WH-NJ', { onHandQty: 2 }), stock('WH-CA', { onHandQty: 3, availableQty: 3 })],
  }),
];
const found = (items: readonly Item[], query: Readonly<Record<string, string>>) => {
  const params = new URLSearchParams(query);
  return select(items, params, itemList(params)).map(({ sku }) => sku);
};

test.each<[string, string, readonly string[]]>([
  ['all warehouses', '', ['B', 'A']],
  ['one warehouse, ignoring case', 'warehouseId:wh-ca;', ['A', 'B']],
  ['two warehouses', 'warehouseId:WH-CA,WH-NJ;', ['B', 'A']],
])('onHandQty sorts by the stock of %s', (_, filter, skus) => {
  expect(found(stocked, { sortBy: 'onHandQty', sortDirection: 'ASC', filter })).toEqual(skus);
});

test.each<[string, readonly string[]]>([
  ['inStock:true;', ['A', 'B']],
  ['warehouseId:WH-CA;inStock:true;', ['B']],
  ['warehouseId:WH-NJ;inStock:false;', ['B']],
  ['bonded:true;', ['A']],
  ['warehouseId:WH-CA;bonded:true;', []],
])('the filter %s considers the stock of the filtered warehouses', (filter, skus) => {
  expect(found(stocked, { filter })).toEqual(skus);
});

test('stock filters and sorts consider only the filtered warehouses', () => {
  const read = createStockReader(new URLSearchParams({ filter: 'warehouseId:WH-CA;itemStatus:ACTIVE;' }));
  expect(stocked.map((one) => read(one).map(({ onHandQty }) => onHandQty))).toEqual([[1], [3]]);
});

test('sizes are sorted by volume, regardless of the unit', () => {
  const sizes = [
    item('keg', { size: 0.5, sizeUom: 'BBL' }),
    item('magnum', { size: 1.5, sizeUom: 'L' }),
    item('bottle', { size: 750, sizeUom: 'ML' }),
    item('can', { size: 12, sizeUom: 'OZ' }),
    item('half', { size: 37.5, sizeUom: 'CL' }),
    item('small keg', { size: 5.16, sizeUom: 'GAL' }),
  ];
  expect(found(sizes, { sortBy: 'size', sortDirection: 'ASC' })).toEqual([
    'can',
    'half',
    'bottle',
    'magnum',
    'small keg',
    'keg',
  ]);
});
