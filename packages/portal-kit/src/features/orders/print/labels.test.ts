import type { LineItem, Order } from '@portal-kit/sdk/orders';
import { expect, test } from 'vitest';
import { caseLabels, caseRuns, countCases, palletLabels } from './labels';

const line = (lineItemNumber: number, casesQuantity: number, bottlesQuantity = 0) =>
  ({ lineItemNumber, casesQuantity, bottlesQuantity, item: { itemId: `ITM-${lineItemNumber}` } }) as LineItem;
const order = {
  orderId: 'IB-2611-000211',
  direction: 'INBOUND',
  palletsQuantity: 3,
  lineItems: [line(1, 2), line(2, 0), line(5, 1, 4)],
} as Order;

test('pallet labels have an SSCC with a company prefix, and the order number without one', () => {
  const range = { order, first: 2, count: 2 };
  expect(palletLabels({ ...range, companyPrefix: '0614141' })).toEqual([
    {
      unit: 'pallet',
      number: 2,
      total: 3,
      codes: [{ text: '00006141410021100029', isGs1: true, caption: '(00) 006141410021100029' }],
    },
    {
      unit: 'pallet',
      number: 3,
      total: 3,
      codes: [{ text: '00006141410021100036', isGs1: true, caption: '(00) 006141410021100036' }],
    },
  ]);
  expect(palletLabels({ ...range, companyPrefix: null }).map(({ codes }) => codes)).toEqual([
    [{ text: 'IB-2611-000211/P2', isGs1: false, caption: 'IB-2611-000211/P2' }],
    [{ text: 'IB-2611-000211/P3', isGs1: false, caption: 'IB-2611-000211/P3' }],
  ]);
});

test('labels for additional pallets raise the total', () => {
  expect(palletLabels({ order, companyPrefix: null, first: 4, count: 2 }).map(({ total }) => total)).toEqual([
    5, 5,
  ]);
});

test('loose bottles of a line are in one more case, and lines without cases have no label', () => {
  const runs = caseRuns(order);
  expect(runs.map(({ line, from, cases }) => [line.lineItemNumber, from, cases])).toEqual([
    [1, 1, 2],
    [5, 3, 2],
  ]);
  expect(countCases(runs)).toBe(4);
});

test('case labels have the GTIN of full cases and a code of their own', () => {
  const labels = caseLabels(
    { order, companyPrefix: undefined, first: 2, count: 9 },
    new Map([['ITM-5', { gtin: '10411000010000', upc: '411000010003' }]]),
  );
  expect(
    labels.map(({ number, total, looseBottles, codes }) => [
      number,
      total,
      looseBottles,
      codes.map(({ text }) => text),
    ]),
  ).toEqual([
    [2, 4, undefined, ['IB-2611-000211/1/2']],
    [3, 4, undefined, ['0110411000010000', 'IB-2611-000211/5/3']],
    [4, 4, 4, ['IB-2611-000211/5/4']],
  ]);
});
