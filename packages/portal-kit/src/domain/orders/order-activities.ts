import type { OrderDirection, OrderSummary } from '@portal-kit/sdk/orders';
import type { Activity } from '../../kernel/details/activity';
import { orderStatusLook, type orderStatusMessages } from './order-status';
import type { recentOrdersMessages } from './recent-orders.messages';

type OrderTimes = Pick<OrderSummary, 'orderId' | 'status' | 'createdAt' | 'updatedAt'> & {
  direction: OrderDirection;
};

/** Builds the activities of a list's orders: the submission, and the last change with the order's status. */
export function orderActivities(
  orders: readonly OrderTimes[],
  texts: ReturnType<typeof recentOrdersMessages>,
  statuses: ReturnType<typeof orderStatusMessages>,
): Activity[] {
  return orders.flatMap(({ orderId, status, createdAt, updatedAt, direction }) => {
    const { submitted, changed } = texts.activities[direction];
    return [
      ...(updatedAt && updatedAt !== createdAt
        ? [{ at: updatedAt, what: changed(orderId, orderStatusLook(status, statuses).label) }]
        : []),
      { at: createdAt, what: submitted(orderId) },
    ];
  });
}
