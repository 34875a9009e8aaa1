import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { OrderRow } from '../../../../domain/orders/order-row';
import { dayField } from './order-groups';

/** Whole cases received and shipped on a day. */
export interface GoodsMovement {
  /** Calendar date. */
  day: string;
  received: number;
  shipped: number;
}

type MovedOrder = Pick<OrderRow, 'expectedArrivalDate' | 'requestedShipDate' | 'totals'>;

function casesByDay(direction: OrderDirection, orders: readonly MovedOrder[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const order of orders) {
    const day = order[dayField[direction]] ?? '';
    sums.set(day, (sums.get(day) ?? 0) + (order.totals?.cases ?? 0));
  }
  return sums;
}

/** Sums the cases of received and shipped orders for each day. */
export function casesMovedByDay(
  days: readonly string[],
  received: readonly MovedOrder[],
  shipped: readonly MovedOrder[],
): GoodsMovement[] {
  const [receivedCases, shippedCases] = [casesByDay('inbound', received), casesByDay('outbound', shipped)];
  return days.map((day) => ({
    day,
    received: receivedCases.get(day) ?? 0,
    shipped: shippedCases.get(day) ?? 0,
  }));
}
