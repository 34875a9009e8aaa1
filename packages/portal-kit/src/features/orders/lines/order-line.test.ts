import type { Order } from '@portal-kit/sdk/orders';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildItem } from '../../../../test/records';
import {
  countLineBottles,
  countReservedBottles,
  createOrderLine,
  freeLineNumbers,
  maxLines,
  type OrderLine,
  parseQuantity,
  sumLineTotals,
  toLineRequest,
  toOrderLine,
} from './order-line';

const pinot = buildItem({ itemId: 'I-1', sku: 'PIN-75', bottlesPerCase: 12 });
const written = (part: Partial<OrderLine> = {}): OrderLine => ({
  ...(createOrderLine(pinot, 1) as OrderLine),
  casesQuantity: '3',
  ...part,
});
const quantity = fc.integer({ min: 0, max: 99_999 });

describe('quantities of order lines', () => {
  test('the bottle count of a line includes its cases and its loose bottles', () => {
    fc.assert(
      fc.property(quantity, quantity, fc.integer({ min: 1, max: 999 }), (cases, bottles, perCase) => {
        const line = written({
          item: { itemId: 'I', sku: 'S', bottlesPerCase: perCase },
          casesQuantity: String(cases),
          bottlesQuantity: String(bottles),
        });
        expect(countLineBottles(line)).toBe(cases * perCase + bottles);
      }),
    );
  });

  test('the totals do not depend on the order of the lines', () => {
    const line = fc
      .tuple(quantity, quantity)
      .map(([cases, bottles]) => written({ casesQuantity: String(cases), bottlesQuantity: String(bottles) }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const { cases, bottles } = sumLineTotals(lines);
        expect(sumLineTotals([...lines].reverse())).toMatchObject({ cases, bottles });
        expect(cases).toBe(lines.reduce((sum, one) => sum + Number(one.casesQuantity), 0));
        expect(bottles).toBe(lines.reduce((sum, one) => sum + Number(one.bottlesQuantity), 0));
      }),
    );
  });

  test.each(['', ' ', 'x', '1.5', '-2', '1e3'])('the quantity %j counts as 0', (text) => {
    expect(parseQuantity(text)).toBe(0);
  });
});

describe('weight and pallets of an order', () => {
  const packed = { caseWeightLbs: 30, casesPerLayer: 10, layersPerPallet: 5 };
  const line = written({ item: { ...written().item, ...packed } });

  test('a loose bottle weighs a fraction of a case, a case needs a fraction of a pallet', () => {
    const totals = sumLineTotals([{ ...line, casesQuantity: '49', bottlesQuantity: '12' }]);
    expect(totals).toEqual({ cases: 49, bottles: 12, weightLbs: 1500, pallets: 1 });
  });

  test('weight and pallets are unknown while the data of an item with a quantity is missing', () => {
    const light = written({ lineItemNumber: 2, item: { ...line.item, caseWeightLbs: null } });
    const flat = written({ lineItemNumber: 3, item: { ...line.item, layersPerPallet: null } });
    expect(sumLineTotals([line, light]).weightLbs).toBeUndefined();
    expect(sumLineTotals([line, flat]).pallets).toBeUndefined();
    expect(sumLineTotals([line, { ...light, casesQuantity: '' }]).weightLbs).toBe(90);
  });
});

describe('order lines', () => {
  test('createOrderLine returns undefined for an item without a case size', () => {
    const { bottlesPerCase: _, ...item } = pinot;
    expect(createOrderLine(item as typeof pinot, 1)).toBeUndefined();
  });

  test('a single-bottle item has no loose bottles', () => {
    expect(createOrderLine({ ...pinot, bottlesPerCase: 1 }, 1)?.bottlesQuantity).toBe('0');
  });

  test('toLineRequest sends numbers, null for empty values, and prices for outbound orders only', () => {
    const line = written({ bottlesQuantity: '', lotNumber: ' L-1 ', unitPrice: '112.50', vintage: 2021 });
    const inbound = {
      ...{ lineItemNumber: 1, item: { itemId: 'I-1' }, casesQuantity: 3, bottlesQuantity: 0 },
      ...{ lotNumber: 'L-1', vintage: 2021, notes: null },
    };
    expect(toLineRequest(line, 'inbound')).toEqual(inbound);
    expect(toLineRequest(line, 'outbound')).toEqual({ ...inbound, unitPrice: 112.5 });
  });

  test('a stored line that is converted to a form line and back stays the same', () => {
    const stored = {
      ...{ lineItemNumber: 7, casesQuantity: 2, bottlesQuantity: 0, lotNumber: null, unitPrice: 288 },
      item: { ...written().item, bonded: true } as never,
    };
    expect(toOrderLine(stored, 0)).toMatchObject({
      ...{ lineItemNumber: 7, casesQuantity: '2', bottlesQuantity: '0', lotNumber: '', unitPrice: '288.00' },
    });
  });
});

test('new line numbers follow the highest number, and reuse free numbers at the end of the range', () => {
  const numbered = (...numbers: number[]) => numbers.map((lineItemNumber) => written({ lineItemNumber }));
  const next = freeLineNumbers(numbered(1, 4));
  expect([next(), next()]).toEqual([5, 6]);
  const last = freeLineNumbers(numbered(1, 3, maxLines));
  expect([last(), last()]).toEqual([2, 4]);
});

describe('stock reserved by an order', () => {
  const line = (itemId: string, casesQuantity: number, bottlesQuantity: number) => ({
    ...{ lineItemNumber: 1, casesQuantity, bottlesQuantity },
    item: { itemId, sku: itemId, bottlesPerCase: 12 },
  });
  const shipment = (part: object = {}) =>
    ({
      ...{ direction: 'OUTBOUND', status: 'OPEN' },
      details: { warehouseId: 'WH-1', bondedFlag: '0' },
      lineItems: [line('I-1', 3, 2), line('I-2', 0, 5), line('I-1', 1, 0)],
      ...part,
    }) as unknown as Order;
  const place = { warehouseId: 'WH-1', bondedFlag: '0' };

  test('stock reserved by an order is the number of bottles of an open outbound order per item', () => {
    expect([...countReservedBottles(shipment(), place)]).toEqual([
      ['I-1', 50],
      ['I-2', 5],
    ]);
  });

  test.each<[string, Order | undefined, typeof place]>([
    ['a new order', undefined, place],
    ['a failed order', shipment({ status: 'FAILED' }), place],
    ['an inbound order', shipment({ direction: 'INBOUND' }), place],
    ['another warehouse', shipment(), { ...place, warehouseId: 'WH-2' }],
    ['bonded stock', shipment(), { ...place, bondedFlag: '1' }],
  ])('an order reserves no stock for %s', (_, order, where) => {
    expect([...countReservedBottles(order, where)]).toEqual([]);
  });
});
