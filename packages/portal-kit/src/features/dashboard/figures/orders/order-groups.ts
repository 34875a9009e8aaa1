import { formatFilter } from '@portal-kit/sdk/filters';
import type { OrderDirection, OrderStatus } from '@portal-kit/sdk/orders';
import { dayField, openStatuses } from '../../../../domain/orders/late-order';
import { addDays } from '../../../../kernel/calendar/days';

/** Groups of orders that need attention: failed, late, or due in the next days. */
export type OrderGroup = 'failed' | 'late' | 'due';

/** Statuses of each direction in workflow order. Source: domain, 3.1. */
export const statusesOf: Readonly<Record<OrderDirection, readonly OrderStatus[]>> = {
  inbound: [
    'SUBMITTED',
    'RESUBMITTED',
    'OPEN',
    'IN_RECEIVING',
    'CLOSED',
    'FAILED',
    'CANCELED',
    'CANCELED_BY_USER',
  ],
  outbound: [
    'SUBMITTED',
    'RESUBMITTED',
    'OPEN',
    'PICKING',
    'SHIPPED',
    'FAILED',
    'CANCELED',
    'CANCELED_BY_USER',
  ],
};

const doneStatus: Readonly<Record<OrderDirection, OrderStatus>> = { inbound: 'CLOSED', outbound: 'SHIPPED' };

/** Number of future days for due orders, and number of past days for goods movement. */
const daysAhead = 7;
const daysBehind = 30;

/** Formats the filter string of a group. `today` is a calendar date. */
export function formatGroupFilter(direction: OrderDirection, group: OrderGroup, today: string): string {
  if (group === 'failed') return formatFilter({ status: 'FAILED' });
  const days = group === 'late' ? `..${addDays(today, -1)}` : `${today}..${addDays(today, daysAhead)}`;
  return formatFilter({ status: openStatuses[direction], [dayField[direction]]: days });
}

/** Lists the last 30 days, including today. */
export const listRecentDays = (today: string): string[] =>
  Array.from({ length: daysBehind }, (_, index) => addDays(today, index - daysBehind + 1));

/** Formats the filter string of the orders received or shipped from one day to another. */
export const formatDoneFilter = (direction: OrderDirection, from: string, to: string): string =>
  formatFilter({ status: doneStatus[direction], [dayField[direction]]: `${from}..${to}` });
