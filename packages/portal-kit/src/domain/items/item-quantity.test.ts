import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stockTotals, toCases, totalBottles } from './item-quantity';
import { quantityMessages } from './quantity.messages';

describe('toCases', () => {
  test('toCases() returns cases and bottles that add up to the original number of bottles', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.integer({ min: 1, max: 999 }), (bottles, perCase) => {
        const split = toCases(bottles, perCase);
        expect(split && split.cases * perCase + split.bottles).toBe(bottles);
        expect(split?.bottles).toBeLessThan(perCase);
      }),
    );
  });
  test.each([0, null, undefined, -3])('toCases() returns undefined for the case size %s', (perCase) => {
    expect(toCases(24, perCase)).toBeUndefined();
  });
});

test.each([-1, Number.NaN, Infinity])(
  'toCases() returns undefined for the invalid quantity %s',
  (bottles) => {
    expect(toCases(bottles, 12)).toBeUndefined();
  },
);

describe('stockTotals', () => {
  const row = { warehouseId: 'WH-1', onHandQty: 30, bondOnHandQty: 6, availableQty: 24, bondAvailableQty: 6 };
  test('stockTotals() adds up the warehouses, tax paid and bonded stock separately', () => {
    const item = { inventory: [row, { ...row, warehouseId: 'WH-2', bondOnHandQty: 0 }] };
    expect(stockTotals(item, 'onHand')).toEqual({ taxPaid: 60, bonded: 6 });
    expect(stockTotals(item, 'available')).toEqual({ taxPaid: 48, bonded: 12 });
  });
  test('stockTotals() of an item without warehouses are 0', () => {
    expect(stockTotals({ inventory: [] }, 'onHand')).toEqual({ taxPaid: 0, bonded: 0 });
  });
  test('stockTotals() are NaN without stock data and without numbers', () => {
    const unknown = { taxPaid: Number.NaN, bonded: Number.NaN };
    expect(stockTotals({ inventory: undefined as never }, 'onHand')).toEqual(unknown);
    const broken = { warehouseId: 'WH-1', onHandQty: null } as never;
    expect(stockTotals({ inventory: [broken] }, 'onHand')).toEqual(unknown);
    expect(stockTotals({ inventory: [broken, row] }, 'onHand')).toEqual({ taxPaid: 30, bonded: 6 });
  });
  test.each([
    [30, 6, 36],
    [30, Number.NaN, 30],
    [Number.NaN, Number.NaN, Number.NaN],
  ])('totalBottles() of %s and %s is %s', (taxPaid, bonded, total) => {
    expect(totalBottles({ taxPaid, bonded })).toBe(total);
  });
});

test('quantityMessages() formats cases and bottles with the matching plural', () => {
  const texts = quantityMessages('en-US');
  expect([0, 1, 2_000].map(texts.cases)).toEqual(['0 cases', '1 case', '2,000 cases']);
  expect([0, 1, 2_000].map(texts.bottles)).toEqual(['0 bottles', '1 bottle', '2,000 bottles']);
});

test('quantityMessages() shows a dash for unknown and negative quantities', () => {
  const texts = quantityMessages('en-US');
  const invalid = [Number.NaN, -1, Infinity, undefined as never];
  expect(invalid.map(texts.cases)).toEqual(['–', '–', '–', '–']);
  expect(invalid.map(texts.bottles)).toEqual(['–', '–', '–', '–']);
});
