import type { Item } from '@portal-kit/sdk/items';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildItem } from '../../../../../test/records';
import { sumStockByType, sumStockByWarehouse } from './stock-sums';

const stock = (warehouseId: string, onHandQty: number, bondOnHandQty = 0) => ({
  warehouseId,
  onHandQty,
  bondOnHandQty,
  availableQty: 0,
  bondAvailableQty: 0,
});

test('stock is summed in cases, tax paid and bonded separately, the largest sum first', () => {
  const items = [
    buildItem({ type: 'M', bottlesPerCase: 12, inventory: [stock('WH-NJ', 24, 12)] }),
    buildItem({ type: 'L', bottlesPerCase: 6, inventory: [stock('WH-NJ', 60), stock('WH-CA', 3)] }),
  ];
  expect(sumStockByType(items)).toEqual([
    { id: 'L', items: 1, taxPaid: 10.5, bonded: 0 },
    { id: 'M', items: 1, taxPaid: 2, bonded: 1 },
  ]);
  expect(sumStockByWarehouse(items)).toEqual([
    { id: 'WH-NJ', items: 2, taxPaid: 12, bonded: 1 },
    { id: 'WH-CA', items: 0, taxPaid: 0.5, bonded: 0 },
  ]);
});

test('an item counts in every warehouse that it is assigned to', () => {
  const item = buildItem({ warehouses: [{ warehouseId: 'WH-NJ' }, { warehouseId: 'WH-CA' }], inventory: [] });
  expect(sumStockByWarehouse([item]).map(({ id, items }) => [id, items])).toEqual([
    ['WH-CA', 1],
    ['WH-NJ', 1],
  ]);
});

describe('stock sums of items with missing fields', () => {
  test.each([
    ['bottles per case', { bottlesPerCase: null }],
    ['a positive number of bottles per case', { bottlesPerCase: 0 }],
    ['the inventory', { inventory: undefined }],
    ['the quantities', { inventory: [{ warehouseId: 'WH-NJ' }] }],
  ])('the stock sums count stock as 0 without %s', (_, part) => {
    expect(sumStockByType([buildItem(part as Partial<Item>)])).toEqual([
      { id: 'M', items: 1, taxPaid: 0, bonded: 0 },
    ]);
  });
});

test('the sums by type and by warehouse are equal for any stock', () => {
  const quantity = fc.integer({ min: 0, max: 99_999 });
  const items = fc.array(
    fc.record({
      type: fc.constantFrom('M', 'L', 'B'),
      bottlesPerCase: fc.integer({ min: 1, max: 120 }),
      inventory: fc.array(
        fc
          .tuple(fc.constantFrom('A', 'B', 'C'), quantity, quantity)
          .map(([id, ...both]) => stock(id, ...both)),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 30 },
  );
  const totals = (sums: ReturnType<typeof sumStockByType>) =>
    sums.reduce(([paid, bond], { taxPaid, bonded }) => [paid + taxPaid, bond + bonded] as const, [
      0, 0,
    ] as readonly [number, number]);
  fc.assert(
    fc.property(items, (parts) => {
      const all = parts.map((part) => buildItem(part));
      const [byType, byWarehouse] = [totals(sumStockByType(all)), totals(sumStockByWarehouse(all))];
      expect(byType[0]).toBeCloseTo(byWarehouse[0], 5);
      expect(byType[1]).toBeCloseTo(byWarehouse[1], 5);
    }),
  );
});
