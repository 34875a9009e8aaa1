import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { expect, test } from 'vitest';
import { orderDetailsMessages } from '../../details/order-details.messages';
import { createOrderValues, type OrderDetailsValues } from '../../form/values/order-form.values';
import { dateChecks } from './date-checks';
import { orderChecksMessages } from './order-checks.messages';
import { readClock } from './warehouse-clock';

const checked = (
  direction: 'inbound' | 'outbound',
  part: Partial<OrderDetailsValues>,
  warehouse: Partial<Warehouse> | undefined = { name: 'Cranbury' },
) => {
  const details = { ...createOrderValues(direction, { today: '2026-11-20' }).details, ...part };
  const now = { date: '2026-11-20', time: '15:30' };
  const input = { direction, details, warehouse, now };
  return dateChecks(input, orderChecksMessages('en-US'), orderDetailsMessages('en-US')).map(
    ({ severity, text, field }) => [severity, text, field],
  );
};
const arrival = { expectedArrivalDate: '2026-11-24' };
const hours = { name: 'Cranbury', receivingHours: { from: '07:00', to: '15:00' } };

test.each<[string, Partial<OrderDetailsValues>, Partial<Warehouse> | undefined, string[][]]>([
  ['on a Thursday', { requestedShipDate: '2026-11-26' }, undefined, []],
  [
    ...(['on a Sunday', { requestedShipDate: '2026-11-29' }, undefined] as const),
    [
      [
        'warn',
        'Requested ship date Nov 29, 2026 is on a weekend. The next business day is Nov 30, 2026.',
        'details.requestedShipDate',
      ],
    ],
  ],
  [
    ...(['with a delivery on a Saturday', { requestedDeliveryDate: '2026-11-28' }, undefined] as const),
    [
      [
        'warn',
        'Requested delivery date Nov 28, 2026 is on a weekend. The next business day is Nov 30, 2026.',
        'details.requestedDeliveryDate',
      ],
    ],
  ],
  [
    ...(['in the past', { requestedShipDate: '2026-11-19' }, undefined] as const),
    [['warn', 'Requested ship date Nov 19, 2026 is in the past.', 'details.requestedShipDate']],
  ],
  [
    'today after the cutoff time',
    { requestedShipDate: '2026-11-20' },
    { name: 'Cranbury', cutoffTime: '14:00' },
    [
      [
        'warn',
        'Orders placed after 14:00 ship from Cranbury on the next business day.',
        'details.requestedShipDate',
      ],
    ],
  ],
  ['today before the cutoff time', { requestedShipDate: '2026-11-20' }, { cutoffTime: '16:00' }, []],
  ['without a date', { requestedShipDate: '' }, undefined, []],
  [
    'from an inactive warehouse',
    {},
    { name: 'Cranbury', status: 'INACTIVE' },
    [['block', 'Cranbury is inactive.', 'details.warehouseId']],
  ],
])('dateChecks() of a shipment %s', (_, details, warehouse, expected) => {
  expect(checked('outbound', details, warehouse)).toEqual(expected);
});

test.each([
  ['inside', { from: '08:00', to: '15:00' }, []],
  [
    'outside',
    { from: '14:00', to: '15:30' },
    [
      [
        'warn',
        'The appointment is outside the receiving hours of Cranbury, 07:00–15:00.',
        'details.appointmentWindow.from',
      ],
    ],
  ],
])('dateChecks() of an appointment %s the receiving hours', (_, appointmentWindow, expected) => {
  expect(checked('inbound', { ...arrival, appointmentWindow }, hours)).toEqual(expected);
});

test('readClock() returns the date and time of a zone, or of the device for an unknown zone', () => {
  const at = new Date('2026-11-21T02:30:00Z');
  expect(readClock('America/New_York', at)).toEqual({ date: '2026-11-20', time: '21:30' });
  expect(readClock('Atlantis/Poseidonis', at)).toEqual(readClock(undefined, at));
});
