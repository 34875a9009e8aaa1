import { expect, test } from 'vitest';
import { orderStatusMessages } from '../../../domain/orders/order-status';
import { ordersMessages } from '../orders.messages';
import { orderViews } from './order-views';

const viewsOn = (today: string, direction: 'inbound' | 'outbound') =>
  orderViews(direction, ordersMessages('en-US'), orderStatusMessages('en-US'), today).map(
    ({ id, label, state }) => [id, label, state.filter],
  );

test('inbound orders have views of failed, late and arriving orders', () => {
  expect(viewsOn('2026-11-25', 'inbound')).toEqual([
    ['@failed', 'Failed', 'status:FAILED;'],
    ['@late', 'Late', 'status:SUBMITTED,RESUBMITTED,OPEN;expectedArrivalDate:..2026-11-24;'],
    [
      '@arriving',
      'Arriving this week',
      'status:SUBMITTED,RESUBMITTED,OPEN;expectedArrivalDate:2026-11-23..2026-11-29;',
    ],
  ]);
});

test.each(['2026-11-23', '2026-11-29'])('the week of %s starts on Monday and ends on Sunday', (today) => {
  expect(viewsOn(today, 'inbound')[2]?.[2]).toContain('expectedArrivalDate:2026-11-23..2026-11-29;');
});

test('late and arriving orders are sorted by their day, the oldest first; failed orders keep the order of the list', () => {
  const sorts = (direction: 'inbound' | 'outbound') =>
    orderViews(direction, ordersMessages('en-US'), orderStatusMessages('en-US'), '2026-11-25').map(
      ({ state: { orderBy, order } }) => [orderBy, order],
    );
  expect(sorts('inbound')).toEqual([
    [undefined, undefined],
    ['expectedArrivalDate', 'ASC'],
    ['expectedArrivalDate', 'ASC'],
  ]);
  expect(sorts('outbound')).toEqual([
    [undefined, undefined],
    ['requestedShipDate', 'ASC'],
  ]);
});

test('outbound orders have views of failed and late orders', () => {
  expect(viewsOn('2026-11-25', 'outbound').map(([id]) => id)).toEqual(['@failed', '@late']);
});
