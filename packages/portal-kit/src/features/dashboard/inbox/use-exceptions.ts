import type { Page } from '@portal-kit/sdk';
import { type Order, type OrderDirection, orderKeys, orderQueries } from '@portal-kit/sdk/orders';
import { addDays } from '../../../kernel/calendar/days';
import { usePortal } from '../../../kernel/host/portal-context';
import { mapWithLimit } from '../figures/orders/count-orders';
import { findLowItems } from '../figures/stock/low-stock';
import { type DashboardFigures, type Figure, useFigure } from '../use-dashboard';
import {
  type Exception,
  expiringLicenses,
  failedOrders,
  failedUploads,
  findShortReceipt,
  lateOrders,
  lowStock,
  sortByUrgency,
} from './exceptions';
import { licenseQuery } from './license-query';

const directions: readonly OrderDirection[] = ['inbound', 'outbound'];
/** Orders whose received quantities are requested: the list does not contain them. */
const receiptsMax = 6;
const receiptDays = 14;

/** A list of the inbox that could not be loaded. */
export interface FailedSource {
  name: 'failed' | 'late' | 'short' | 'stock' | 'upload' | 'license';
  direction?: OrderDirection;
  retry: () => void;
}

/** Collects the exceptions of all sources, the most urgent first. A failed source doesn't hide the others. */
export function useExceptions(figures: DashboardFigures, thresholdCases: number) {
  const { sdk, supplierId, can } = usePortal();
  const { orders, items, uploads, today } = figures;
  const licenses = useFigure(licenseQuery(sdk, supplierId), can('customer-list'));
  const receipts = useReceipts(figures);

  const exceptions: Exception[] = [];
  const failed: FailedSource[] = [];
  const read = <Data>(
    source: Omit<FailedSource, 'retry'>,
    figure: Figure<Data>,
    map: (data: Data) => Exception[],
  ) => {
    if (figure.data !== undefined) exceptions.push(...map(figure.data));
    else if (figure.error) failed.push({ ...source, retry: figure.refetch });
  };
  for (const direction of directions) {
    const { failed: failures, late } = orders[direction];
    read({ name: 'failed', direction }, failures, ({ rows }) => failedOrders(direction, rows));
    read({ name: 'late', direction }, late, ({ rows }) => lateOrders(direction, rows, today));
  }
  read({ name: 'stock' }, items, ({ rows }) => lowStock(findLowItems(rows, thresholdCases)));
  read({ name: 'upload' }, uploads, ({ rows }) => failedUploads(rows, today));
  read({ name: 'license' }, licenses, ({ rows }) => expiringLicenses(rows, today));
  const { done } = orders.inbound;
  // Without the list of received orders, their quantities are unknown.
  if (done.error && done.data === undefined) failed.push({ name: 'short', retry: done.refetch });
  else read({ name: 'short' }, receipts, (short) => short);

  const sources = [
    ...directions.flatMap((direction) => [orders[direction].failed, orders[direction].late]),
    ...[items, uploads, licenses],
  ];
  const { data: customers } = licenses;
  const isWhole = ({ data }: Figure<Page<unknown>>) =>
    data !== undefined && data.total !== null && data.total <= data.rows.length;
  const lists: Readonly<Record<string, readonly Figure<Page<unknown>>[]>> = {
    failed: directions.map((direction) => orders[direction].failed),
    late: directions.map((direction) => orders[direction].late),
    stock: [items],
    license: [licenses],
    upload: [uploads],
  };
  return {
    /** Whether all exceptions of a kind are known. */
    isComplete: (kind: string) =>
      kind === 'short' ? receipts.data !== undefined : (lists[kind]?.every(isWhole) ?? false),
    exceptions: sortByUrgency(exceptions),
    failed,
    isLoading: sources.some(({ isOpen, data, error }) => isOpen && data === undefined && !error),
    /** Number of customers whose licenses are known, if there are more. */
    partialCustomers:
      customers && (customers.total ?? 0) > customers.rows.length ? customers.rows.length : undefined,
  };
}

/** Finds short receipts among the inbound orders that arrived last. One query requests the details of all of them. */
function useReceipts({ orders, today }: DashboardFigures): Figure<Exception[]> {
  const { sdk, supplierId, can } = usePortal();
  const { done } = orders.inbound;
  const since = addDays(today, -receiptDays);
  const arrived = (done.data?.rows ?? [])
    .filter(({ orderId, expectedArrivalDate }) => orderId && (expectedArrivalDate ?? '') >= since)
    .toSorted((a, b) => (b.expectedArrivalDate ?? '').localeCompare(a.expectedArrivalDate ?? ''))
    .slice(0, receiptsMax);
  const scope = { supplierId, direction: 'inbound' as const };
  return useFigure<Exception[]>(
    {
      // A key below the order lists, so that saving an order requests the details again.
      queryKey: [...orderKeys.lists(scope), 'receipts', arrived.map(({ orderId }) => orderId)] as never,
      queryFn: async (context) => {
        const found = await mapWithLimit(arrived, async (order) => {
          const details = orderQueries.details(sdk, { ...scope, orderId: order.orderId ?? '' });
          return findShortReceipt(order, (await details.queryFn(context)).order as Order);
        });
        return found.flat();
      },
      gcTime: 60_000,
      retry: false,
    },
    done.data !== undefined && can('inbound-order-details'),
  );
}
