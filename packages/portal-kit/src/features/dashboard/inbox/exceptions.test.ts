import type { Customer } from '@portal-kit/sdk/customers';
import type { UploadRecord } from '@portal-kit/sdk/imports';
import type { Order } from '@portal-kit/sdk/orders';
import { expect, test } from 'vitest';
import { buildItem, buildOrder } from '../../../../test/records';
import type { OrderRow } from '../../../domain/orders/order-row';
import {
  expiringLicenses,
  failedOrders,
  failedUploads,
  findShortReceipt,
  lateOrders,
  lowStock,
  sortByUrgency,
} from './exceptions';

const today = '2026-11-20';
const order = (part: Partial<OrderRow>) => ({ ...buildOrder(), ...part }) as OrderRow;
const upload = (part: Partial<UploadRecord>) =>
  ({ fileId: 'F-1', status: 'COMPLETED', uploadedAt: '2026-11-19T08:00:00Z', ...part }) as UploadRecord;
const customer = (customerId: string, licenseExpirationDate: string | null) =>
  ({ customerId, licenseExpirationDate }) as Customer;
const low = (cases: number) => ({
  item: buildItem({ itemId: `I-${cases}` }),
  ...{ cases, bottles: 0, minCases: 10 },
});

test('exceptions are sorted by urgency, and the latest failed order is first', () => {
  const all = [
    ...lowStock([low(4), low(0)]),
    ...lateOrders('inbound', [order({ orderId: 'IN-2', expectedArrivalDate: '2026-11-18' })], today),
    ...failedOrders('inbound', [order({ orderId: 'IN-1', updatedAt: '2026-11-18T00:00:00Z' })]),
    ...failedOrders('outbound', [order({ orderId: 'OB-1', updatedAt: '2026-11-19T00:00:00Z' })]),
  ];
  expect(sortByUrgency(all).map(({ id }) => id)).toEqual([
    'failed:OB-1',
    'failed:IN-1',
    'late:IN-2',
    'stock:I-0',
    'stock:I-4',
  ]);
});

test('a late order counts calendar days', () => {
  const [late] = lateOrders('outbound', [order({ requestedShipDate: '2026-10-31' })], today);
  expect(late).toMatchObject({ date: '2026-10-31', lateDays: 20 });
});

test('a license needs attention from 30 days before its last day, and again when it expires', () => {
  const found = expiringLicenses(
    [
      customer('C-later', '2026-12-21'),
      customer('C-soon', '2026-12-20'),
      customer('C-old', '2026-11-19'),
      customer('C-none', null),
    ],
    today,
  );
  expect(found.map(({ id, version }) => [id, version])).toEqual([
    ['license:C-old', '2026-11-19 expired'],
    ['license:C-soon', '2026-12-20'],
  ]);
});

test('an upload needs attention for seven days if it failed or has failed rows', () => {
  const uploads = [
    upload({ fileId: 'F-failed', status: 'FAILED' }),
    upload({ fileId: 'F-rows', status: 'COMPLETED_WITH_ERRORS', failedRows: 2 }),
    upload({ fileId: 'F-skipped', status: 'COMPLETED_WITH_ERRORS', failedRows: 0 }),
    upload({ fileId: 'F-old', status: 'FAILED', uploadedAt: '2026-11-12T23:00:00Z' }),
  ];
  expect(failedUploads(uploads, today).map(({ id }) => id)).toEqual(['upload:F-failed', 'upload:F-rows']);
});

test('a receipt is short if a line is short, and an incomplete record is not', () => {
  const line = {
    expected: { cases: 60, bottles: 0 },
    received: { cases: 57, bottles: 4 },
    short: { cases: 2, bottles: 8 },
  };
  const details = { lineItems: [line] } as unknown as Order;
  expect(findShortReceipt(order({ orderId: 'IN-1' }), details)).toMatchObject([
    { id: 'short:IN-1', received: line.received, expected: line.expected },
  ]);
  const complete = { lineItems: [{ short: { cases: 0, bottles: 0 } }, {}] } as unknown as Order;
  expect(findShortReceipt(order({}), complete)).toEqual([]);
  expect(findShortReceipt(order({}), {} as Order)).toEqual([]);
});
