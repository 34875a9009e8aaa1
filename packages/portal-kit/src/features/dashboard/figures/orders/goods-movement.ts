import type { OrderDirection } from '@portal-kit/sdk/orders';
import { dayField } from '../../../../domain/orders/late-order';
import type { OrderRow } from '../../../../domain/orders/order-row';
import { sumOfTotals } from './count-orders';

/** Cases and loose bottles. */
type MovedQuantity = ReturnType<typeof sumOfTotals>;

/** Quantities received and shipped on a day. */
export interface GoodsMovement {
  /** Calendar date. */
  day: string;
  received: MovedQuantity;
  shipped: MovedQuantity;
}

type MovedOrder = Pick<OrderRow, 'expectedArrivalDate' | 'requestedShipDate' | 'totals'>;

/** Returns whether goods were received or shipped. */
export const hasGoods = ({ received, shipped }: GoodsMovement): boolean =>
  received.cases + received.bottles + shipped.cases + shipped.bottles > 0;

function ordersByDay(
  direction: OrderDirection,
  orders: readonly MovedOrder[],
): (day: string) => readonly MovedOrder[] {
  const groups = new Map<string, MovedOrder[]>();
  for (const order of orders) {
    const day = order[dayField[direction]] ?? '';
    const group = groups.get(day);
    if (group) group.push(order);
    else groups.set(day, [order]);
  }
  return (day) => groups.get(day) ?? [];
}

/** Sums the cases and loose bottles of received and shipped orders for each day. */
export function goodsMovedByDay(
  days: readonly string[],
  received: readonly MovedOrder[],
  shipped: readonly MovedOrder[],
): GoodsMovement[] {
  const [receivedOn, shippedOn] = [ordersByDay('inbound', received), ordersByDay('outbound', shipped)];
  return days.map((day) => ({
    day,
    received: sumOfTotals(receivedOn(day)),
    shipped: sumOfTotals(shippedOn(day)),
  }));
}
