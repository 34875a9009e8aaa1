import { formatFilter } from '@portal-kit/sdk/filters';
import type { OrderDirection, OrderStatus } from '@portal-kit/sdk/orders';
import { addDays } from '../../../kernel/calendar/days';

/** Orders that somebody has to look at: refused, past their day, or due soon. */
export type OrderGroup = 'failed' | 'late' | 'due';

/** The day that an order is expected on. Source: domain, 7. */
export const dayField = { inbound: 'expectedArrivalDate', outbound: 'requestedShipDate' } as const;

/** Statuses of a direction, in the order in which an order goes through them. Source: domain, 3.1. */
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

/** Goods that have not come yet, or not gone. A failed order is no announcement. */
const awaited: Readonly<Record<OrderDirection, readonly OrderStatus[]>> = {
  inbound: ['SUBMITTED', 'RESUBMITTED', 'OPEN'],
  outbound: ['SUBMITTED', 'RESUBMITTED', 'OPEN', 'PICKING'],
};

const done: Readonly<Record<OrderDirection, OrderStatus>> = { inbound: 'CLOSED', outbound: 'SHIPPED' };

/** The days ahead that count as soon, and those behind that count as recent. */
const daysAhead = 7;
const daysBehind = 30;

/** What a list is narrowed to for a group of its orders; `today` is a calendar date. */
export function groupFilter(direction: OrderDirection, group: OrderGroup, today: string): string {
  if (group === 'failed') return formatFilter({ status: 'FAILED' });
  const days = group === 'late' ? `..${addDays(today, -1)}` : `${today}..${addDays(today, daysAhead)}`;
  return formatFilter({ status: awaited[direction], [dayField[direction]]: days });
}

/** The last 30 days, today among them. */
export const recentDays = (today: string): string[] =>
  Array.from({ length: daysBehind }, (_, index) => addDays(today, index - daysBehind + 1));

/** What a list is narrowed to for goods that were received or shipped on one of these days. */
export const doneFilter = (direction: OrderDirection, from: string, to: string): string =>
  formatFilter({ status: done[direction], [dayField[direction]]: `${from}..${to}` });
