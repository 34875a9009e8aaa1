import { formatFilter } from '@portal-kit/sdk/filters';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { dayField, openStatuses } from '../../../domain/orders/late-order';
import type { orderStatusMessages } from '../../../domain/orders/order-status';
import { addDays, dayFromToday } from '../../../kernel/calendar/days';
import type { BuiltInView } from '../../../lists/views/built-in-view';
import type { ordersMessages } from '../orders.messages';

/** Returns Monday and Sunday of a calendar date's week. */
function getWeek(date: string): readonly [monday: string, sunday: string] {
  const daysSinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  const monday = addDays(date, -daysSinceMonday);
  return [monday, addDays(monday, 6)];
}

/** Creates the views of the order list that every user has. */
export function orderViews(
  direction: OrderDirection,
  texts: ReturnType<typeof ordersMessages>,
  statuses: ReturnType<typeof orderStatusMessages>,
  today = dayFromToday(0),
): readonly BuiltInView[] {
  const openBetween = (from: string, to: string) => ({
    filter: formatFilter({ status: openStatuses[direction], [dayField[direction]]: `${from}..${to}` }),
    orderBy: dayField[direction],
    order: 'ASC' as const,
  });
  return [
    {
      id: '@failed',
      label: statuses.labels.FAILED ?? '',
      state: { filter: formatFilter({ status: 'FAILED' }) },
    },
    { id: '@late', label: texts.columns.late, state: openBetween('', addDays(today, -1)) },
    ...(direction === 'inbound'
      ? [{ id: '@arriving', label: texts.arriving, state: openBetween(...getWeek(today)) } as const]
      : []),
  ];
}
