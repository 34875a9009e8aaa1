import type { Page } from '@portal-kit/sdk';
import { type Customer, customerQueries } from '@portal-kit/sdk/customers';
import { formatFilter } from '@portal-kit/sdk/filters';
import { importQueries } from '@portal-kit/sdk/imports';
import { type Order, type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { useQueries } from '@tanstack/react-query';
import { addDays } from '../../../kernel/calendar/days';
import { usePortal } from '../../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../../kernel/portal/query-client-context';
import { lowItems } from '../figures/stock/low-stock';
import { type DashboardFigures, type Figure, freshMs, useFigure } from '../use-dashboard';
import {
  byUrgency,
  type Exception,
  expiringLicenses,
  failedOrders,
  failedUploads,
  lateOrders,
  lowStock,
  shortReceipt,
} from './exceptions';

const directions: readonly OrderDirection[] = ['inbound', 'outbound'];
/** Types of customers with a license. Consumers are left out, because there can be many of them. */
const licensedTypes: readonly Customer['customerType'][] = [
  'DISTRIBUTOR',
  'RETAILER_OFF_PREMISE',
  'ON_PREMISE',
  'CONTROL_STATE_BOARD',
  'IMPORTER',
  'EXPORT_AGENT',
  'BONDED_WAREHOUSE',
  'PRODUCER',
];
const customersMax = 1000;
const uploadsMax = 10;
/** Orders whose received quantities are requested: the list does not contain them. */
const receiptsMax = 6;
const receiptDays = 14;

/** A list of the inbox that could not be loaded. */
export interface FailedSource {
  name: 'failed' | 'late' | 'short' | 'stock' | 'upload' | 'license';
  direction?: OrderDirection;
  retry: () => void;
}

/** The exceptions of all sources, the most urgent first. A failed source does not hide the others. */
export function useExceptions(figures: DashboardFigures, thresholdCases: number) {
  const { sdk, supplierId, can } = usePortal();
  const { orders, items, today } = figures;
  const uploads = useFigure(
    importQueries.list(sdk, {
      ...{ supplierId, limit: uploadsMax, sortBy: 'uploadedAt', sortDirection: 'DESC' },
      filter: formatFilter({ status: ['FAILED', 'COMPLETED_WITH_ERRORS'] }),
    }),
    figures.uploads.isOpen,
  );
  const licenses = useFigure<Page<Customer>>(
    customerQueries.list(sdk, {
      ...{ supplierId, limit: customersMax },
      filter: formatFilter({ status: 'ACTIVE', customerType: licensedTypes }),
    }),
    can('customer-list'),
  );
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
  read({ name: 'stock' }, items, ({ rows }) => lowStock(lowItems(rows, thresholdCases)));
  read({ name: 'upload' }, uploads, ({ rows }) => failedUploads(rows, today));
  read({ name: 'license' }, licenses, ({ rows }) => expiringLicenses(rows, today));
  exceptions.push(...receipts.exceptions);
  if (receipts.retry) failed.push({ name: 'short', retry: receipts.retry });

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
    upload: [uploads],
    license: [licenses],
  };
  return {
    /** Whether all exceptions of a kind are known. */
    isComplete: (kind: string) =>
      kind === 'short' ? receipts.isComplete : (lists[kind]?.every(isWhole) ?? true),
    exceptions: byUrgency(exceptions),
    failed,
    isLoading: sources.some(({ isOpen, data, error }) => isOpen && data === undefined && !error),
    /** Number of customers whose licenses are known, if there are more. */
    partialCustomers:
      customers && (customers.total ?? 0) > customers.rows.length ? customers.rows.length : undefined,
  };
}

/** Short receipts among the inbound orders that arrived last. */
function useReceipts({ orders, today }: DashboardFigures) {
  const { sdk, supplierId, can } = usePortal();
  const since = addDays(today, -receiptDays);
  const arrived = can('inbound-order-details')
    ? (orders.inbound.done.data?.rows ?? [])
        .filter(({ orderId, expectedArrivalDate }) => orderId && (expectedArrivalDate ?? '') >= since)
        .toSorted((a, b) => (b.expectedArrivalDate ?? '').localeCompare(a.expectedArrivalDate ?? ''))
        .slice(0, receiptsMax)
    : [];
  const results = useQueries(
    {
      queries: arrived.map(({ orderId = '' }) => ({
        ...orderQueries.details(sdk, { supplierId, direction: 'inbound' as const, orderId }),
        staleTime: freshMs,
      })),
    },
    usePortalQueryClient(),
  );
  const failed = results.filter(({ data, isError }) => isError && data === undefined);
  return {
    isComplete: orders.inbound.done.data !== undefined && results.every(({ data }) => data !== undefined),
    exceptions: arrived.flatMap((order, index) => {
      const details = results[index]?.data?.order;
      return details ? shortReceipt(order, details as Order) : [];
    }),
    retry:
      failed.length > 0
        ? () => {
            for (const { refetch } of failed) void refetch();
          }
        : undefined,
  };
}
