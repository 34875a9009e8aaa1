import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { OrderRow } from '../../../domain/orders/order-row';
import { dayField } from './order-groups';

/** Whole cases that came and went on a day. */
export interface DayMoved {
  /** Calendar date. */
  day: string;
  received: number;
  shipped: number;
}

type Moved = Pick<OrderRow, 'expectedArrivalDate' | 'requestedShipDate' | 'totals'>;

function casesByDay(direction: OrderDirection, orders: readonly Moved[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const order of orders) {
    const day = order[dayField[direction]] ?? '';
    sums.set(day, (sums.get(day) ?? 0) + (order.totals?.cases ?? 0));
  }
  return sums;
}

/** What these orders come to on each of the days. */
export function movedByDay(
  days: readonly string[],
  received: readonly Moved[],
  shipped: readonly Moved[],
): DayMoved[] {
  const [came, went] = [casesByDay('inbound', received), casesByDay('outbound', shipped)];
  return days.map((day) => ({ day, received: came.get(day) ?? 0, shipped: went.get(day) ?? 0 }));
}
