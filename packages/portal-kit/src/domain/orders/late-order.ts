import type { OrderDirection, OrderStatus } from '@portal-kit/sdk/orders';
import { dayFromToday } from '../../kernel/calendar/days';
import type { OrderRow } from './order-row';

/** Name of the order's date field for each direction. Source: domain, 7. */
export const dayField = { inbound: 'expectedArrivalDate', outbound: 'requestedShipDate' } as const;

/** Statuses before the goods are received or shipped. Failed orders are a separate group. */
export const openStatuses: Readonly<Record<OrderDirection, readonly OrderStatus[]>> = {
  inbound: ['SUBMITTED', 'RESUBMITTED', 'OPEN'],
  outbound: ['SUBMITTED', 'RESUBMITTED', 'OPEN', 'PICKING'],
};

/** Returns whether an order's goods should have arrived or shipped before today. */
export function isLateOrder(
  direction: OrderDirection,
  order: Pick<OrderRow, 'status' | 'expectedArrivalDate' | 'requestedShipDate'>,
  today = dayFromToday(0),
): boolean {
  const day = order[dayField[direction]] ?? '';
  return day !== '' && day < today && openStatuses[direction].includes(order.status);
}
