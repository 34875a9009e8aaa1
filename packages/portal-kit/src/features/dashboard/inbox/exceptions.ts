import type { Customer } from '@portal-kit/sdk/customers';
import type { UploadRecord } from '@portal-kit/sdk/imports';
import type { Order, OrderDirection } from '@portal-kit/sdk/orders';
import { dayField } from '../../../domain/orders/late-order';
import type { OrderRow } from '../../../domain/orders/order-row';
import { addDays } from '../../../kernel/calendar/days';
import type { LowItem } from '../figures/stock/low-stock';

/** Cases and loose bottles. */
export interface Quantity {
  cases: number;
  bottles: number;
}

/** The problem of one record. */
export type Problem =
  | { kind: 'failed'; direction: OrderDirection; order: OrderRow }
  | { kind: 'late'; direction: OrderDirection; order: OrderRow; date: string; lateDays: number }
  | { kind: 'short'; order: OrderRow; received: Quantity; expected: Quantity }
  | { kind: 'stock'; low: LowItem }
  | { kind: 'upload'; upload: UploadRecord }
  | { kind: 'license'; customer: Customer; date: string; leftDays: number };

/** A record that needs attention. */
export type Exception = Problem & {
  /** Kind and id of the record. */
  id: string;
  /** Changes when the record fails again or the problem gets worse. A snoozed record then returns. */
  version: string;
  /** Smaller is more urgent. */
  rank: number;
};

/** Number of days before a license expires, and after an upload, in which the record needs attention. */
export const licenseDays = 30;
export const uploadDays = 7;

const dayMs = 86_400_000;
/** Counts the days from one calendar date to another. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

const ranks = {
  failed: 0,
  failedUpload: 1,
  lateOutbound: 2,
  lateInbound: 3,
  outOfStock: 4,
  expired: 5,
  short: 6,
  failedRows: 7,
  expiring: 8,
  low: 9,
} as const;

export const failedOrders = (direction: OrderDirection, orders: readonly OrderRow[]): Exception[] =>
  orders.map((order) => ({
    ...{ kind: 'failed', direction, order, rank: ranks.failed },
    id: `failed:${order.orderId}`,
    version: order.updatedAt ?? '',
  }));

export const lateOrders = (
  direction: OrderDirection,
  orders: readonly OrderRow[],
  today: string,
): Exception[] =>
  orders.map((order) => {
    const date = order[dayField[direction]] ?? today;
    return {
      ...{ kind: 'late', direction, order, date, lateDays: daysBetween(date, today) },
      rank: direction === 'outbound' ? ranks.lateOutbound : ranks.lateInbound,
      id: `late:${order.orderId}`,
      version: date,
    };
  });

const sumQuantities = (order: Pick<Order, 'lineItems'>, field: 'expected' | 'received'): Quantity =>
  (order.lineItems ?? []).reduce(
    (sum, line) => ({
      cases: sum.cases + (line[field]?.cases ?? 0),
      bottles: sum.bottles + (line[field]?.bottles ?? 0),
    }),
    { cases: 0, bottles: 0 },
  );

/** Returns the exception of a received order with missing goods, or an empty array for a complete order. */
export function findShortReceipt(order: OrderRow, details: Pick<Order, 'lineItems'>): Exception[] {
  const isShort = (details.lineItems ?? []).some(
    ({ short }) => (short?.cases ?? 0) + (short?.bottles ?? 0) > 0,
  );
  if (!isShort) return [];
  return [
    {
      ...{ kind: 'short', order, rank: ranks.short, id: `short:${order.orderId}` },
      received: sumQuantities(details, 'received'),
      expected: sumQuantities(details, 'expected'),
      version: order.updatedAt ?? '',
    },
  ];
}

export const lowStock = (items: readonly LowItem[]): Exception[] =>
  items.map((low) => ({
    ...{ kind: 'stock', low, id: `stock:${low.item.itemId}` },
    ...(low.cases + low.bottles === 0
      ? { rank: ranks.outOfStock, version: 'out' }
      : { rank: ranks.low, version: 'low' }),
  }));

/** Lists uploads of the last days that failed or have failed rows. Other uploads of the page are left out. */
export const failedUploads = (uploads: readonly UploadRecord[], today: string): Exception[] =>
  uploads
    .filter(
      ({ status, failedRows, uploadedAt }) =>
        (status === 'FAILED' || (failedRows ?? 0) > 0) && (uploadedAt ?? '') >= addDays(today, -uploadDays),
    )
    .map((upload) => ({
      ...{ kind: 'upload', upload, id: `upload:${upload.fileId}`, version: '' },
      rank: upload.status === 'FAILED' ? ranks.failedUpload : ranks.failedRows,
    }));

/** Lists customers whose license has expired or expires soon, the earliest date first. */
export const expiringLicenses = (customers: readonly Customer[], today: string): Exception[] =>
  customers
    .flatMap((customer): Exception[] => {
      const date = customer.licenseExpirationDate ?? '';
      const leftDays = daysBetween(today, date);
      if (Number.isNaN(leftDays) || leftDays > licenseDays) return [];
      return [
        {
          ...{ kind: 'license', customer, date, leftDays, id: `license:${customer.customerId}` },
          ...(leftDays < 0
            ? { rank: ranks.expired, version: `${date} expired` }
            : { rank: ranks.expiring, version: date }),
        },
      ];
    })
    .toSorted((a, b) => a.version.localeCompare(b.version));

/** Sorts exceptions of all kinds, the most urgent first, and the latest failure first. A repeated id gets a suffix. */
export function sortByUrgency(exceptions: readonly Exception[]): Exception[] {
  const ids = new Set<string>();
  return exceptions
    .toSorted((a, b) => a.rank - b.rank || (a.rank === ranks.failed ? b.version.localeCompare(a.version) : 0))
    .map((exception, index) => {
      const id = ids.has(exception.id) ? `${exception.id} ${index}` : exception.id;
      ids.add(id);
      return { ...exception, id };
    });
}
