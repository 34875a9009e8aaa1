import { expect, test } from 'vitest';
import { buildItem } from '../../../../../test/records';
import { quantityMessages } from '../../../../domain/items/quantity.messages';
import { createOrderLine, type OrderLine } from '../../lines/order-line';
import { orderChecksMessages } from './order-checks.messages';
import { type Arrivals, type Arriving, stockChecks } from './stock-checks';
import { arrivingByItem } from './use-arrivals';

const lineWith = (lineItemNumber: number, casesQuantity: string, bottlesQuantity = '0'): OrderLine => ({
  ...(createOrderLine(buildItem({ bottlesPerCase: 12 }), lineItemNumber) as OrderLine),
  ...{ casesQuantity, bottlesQuantity },
});
const checked = (
  lines: readonly OrderLine[],
  available: number | undefined,
  arriving?: Arriving,
  isComplete = true,
) => {
  const arrivals: Arrivals = { byItem: new Map(arriving ? [['I-1', arriving]] : []), isComplete };
  const input = { lines, availableUnits: () => available, arrivals };
  return stockChecks(input, orderChecksMessages('en-US'), quantityMessages('en-US')).map(
    ({ severity, text, field }) => [severity, text, field],
  );
};
const first = 'lineItems.1.casesQuantity';

test.each([
  ['equals the stock', [lineWith(1, '10')], 120],
  ['is checked against unknown stock', [lineWith(1, '10')], undefined],
  ['is empty', [lineWith(1, '')], 0],
])('stockChecks() reports nothing for a quantity that %s', (_, lines, available) => {
  expect(checked(lines, available)).toEqual([]);
});

test('stockChecks() blocks a quantity above the stock without arrivals', () => {
  expect(checked([lineWith(1, '10', '1')], 120)).toEqual([
    ['block', 'SKU-1: 10 cases, 1 bottle ordered, only 10 cases available by the ship date.', first],
  ]);
});

test('stockChecks() warns about a quantity that arrivals cover, and blocks a larger one', () => {
  const arriving = { units: 24, date: '2026-11-24' };
  expect(checked([lineWith(1, '12')], 120, arriving)).toEqual([
    [
      'warn',
      'SKU-1: 12 cases ordered, 10 cases available now. 2 cases more expected by Nov 24, 2026; the order can fail until they arrive.',
      first,
    ],
  ]);
  expect(checked([lineWith(1, '13')], 120, arriving)).toEqual([
    ['block', 'SKU-1: 13 cases ordered. 10 cases available, 2 cases more expected by Nov 24, 2026.', first],
  ]);
});

test('stockChecks() only warns about a shortage while not all inbound orders have been read', () => {
  expect(checked([lineWith(1, '11')], 120, undefined, false)[0]?.[0]).toBe('warn');
});

test('stockChecks() adds up lines of one item and names the first line above the stock', () => {
  expect(checked([lineWith(1, '6'), lineWith(2, '6'), lineWith(3, '6')], 120)).toEqual([
    [
      'block',
      'SKU-1: 18 cases ordered, only 10 cases available by the ship date.',
      'lineItems.2.casesQuantity',
    ],
  ]);
});

test('arrivingByItem() adds up lines and keeps the latest arrival', () => {
  const createOrder = (expectedArrivalDate: string, casesQuantity: number) => ({
    details: { expectedArrivalDate },
    lineItems: [
      {
        lineItemNumber: 1,
        item: { itemId: 'I-1', sku: 'SKU-1', bottlesPerCase: 12 },
        casesQuantity,
        bottlesQuantity: 1,
      },
    ],
  });
  const orders = [createOrder('2026-11-25', 2), createOrder('2026-11-23', 1), {}] as never[];
  expect([...arrivingByItem(orders)]).toEqual([['I-1', { units: 38, date: '2026-11-25' }]]);
});
