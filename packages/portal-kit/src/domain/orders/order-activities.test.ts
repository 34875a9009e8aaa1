import { expect, test } from 'vitest';
import { newestFirst } from '../../kernel/details/activity';
import { orderActivities } from './order-activities';
import { orderStatusMessages } from './order-status';
import { recentOrdersMessages } from './recent-orders.messages';

test('orderActivities() lists submissions and last changes with the status of the order', () => {
  const orders = [
    {
      orderId: 'IB-1',
      status: 'CLOSED',
      createdAt: '2026-11-01T08:00:00Z',
      updatedAt: '2026-11-20T08:00:00Z',
      direction: 'inbound',
    },
    {
      orderId: 'OB-1',
      status: 'SUBMITTED',
      createdAt: '2026-11-10T08:00:00Z',
      updatedAt: '2026-11-10T08:00:00Z',
      direction: 'outbound',
    },
  ] as const;
  const activities = orderActivities(orders, recentOrdersMessages('en-US'), orderStatusMessages('en-US'));
  expect(newestFirst(activities)).toEqual([
    { at: '2026-11-20T08:00:00Z', what: 'Inbound order IB-1: Closed' },
    { at: '2026-11-10T08:00:00Z', what: 'Outbound order OB-1 submitted' },
    { at: '2026-11-01T08:00:00Z', what: 'Inbound order IB-1 submitted' },
  ]);
});
