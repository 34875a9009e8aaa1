import type { Page, PortalQuery } from '@portal-kit/sdk';
import { listItemsContract } from '@portal-kit/sdk/contract';
import { customerQueries } from '@portal-kit/sdk/customers';
import { importQueries } from '@portal-kit/sdk/imports';
import { itemQueries } from '@portal-kit/sdk/items';
import { type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { warehouseQueries } from '@portal-kit/sdk/warehouses';
import { useQuery } from '@tanstack/react-query';
import { dayField } from '../../domain/orders/late-order';
import type { OrderRow } from '../../domain/orders/order-row';
import { dayFromToday } from '../../kernel/calendar/days';
import { usePortal } from '../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../kernel/portal/query-client-context';
import { statusCounts } from './figures/orders/count-orders';
import { doneFilter, groupFilter, type OrderGroup, recentDays } from './figures/orders/order-groups';

/** Time in milliseconds for which a figure is fresh. Source: specification, section 9; domain, 7. */
export const freshMs = 60_000;
/** Number of rows of a panel. */
export const shownRows = 5;
/** Number of failed and late orders in the inbox. */
const attentionRows = 20;
/** Number of due orders whose cases are summed. Source: domain, 7. */
const dueRows = 100;
const allRows = listItemsContract.query.limit.maximum;

/** Loading state of a figure. */
export interface Figure<Data> {
  /** Whether the user has permission to see the figure. */
  isOpen: boolean;
  data: Data | undefined;
  /** Error of the first load. */
  error: unknown;
  /** Whether the last refresh failed and older data is shown. */
  isOutdated: boolean;
  isFetching: boolean;
  /** Time at which the data was loaded, in milliseconds since 1970. */
  updatedAt: number;
  refetch: () => void;
}

/** Loads a figure if the user may see it. */
export function useFigure<Data>(query: PortalQuery<Data>, isOpen: boolean): Figure<Data> {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(
    {
      ...query,
      staleTime: freshMs,
      enabled: isOpen,
    },
    usePortalQueryClient(),
  );
  const figure = data as Data | undefined;
  return {
    isOpen,
    data: figure,
    error: figure === undefined ? error : null,
    isOutdated: figure !== undefined && error !== null,
    isFetching,
    updatedAt: dataUpdatedAt,
    refetch: () => void refetch(),
  };
}

function useOrderFigures(direction: OrderDirection, today: string) {
  const { sdk, supplierId, can } = usePortal();
  const isOpen = can(`${direction}-order-list`);
  const days = recentDays(today);
  const group = (name: OrderGroup, limit: number) =>
    orderQueries.list(sdk, {
      supplierId,
      direction,
      filter: groupFilter(direction, name, today),
      sortBy: name === 'failed' ? 'updatedAt' : dayField[direction],
      sortDirection: name === 'failed' ? 'DESC' : 'ASC',
      limit,
    }) as PortalQuery<Page<OrderRow>>;
  return {
    failed: useFigure(group('failed', attentionRows), isOpen),
    late: useFigure(group('late', attentionRows), isOpen),
    due: useFigure(group('due', dueRows), isOpen),
    counts: useFigure(statusCounts(sdk, { supplierId, direction }), isOpen),
    done: useFigure(
      orderQueries.list(sdk, {
        supplierId,
        direction,
        filter: doneFilter(direction, days[0] ?? today, today),
        limit: allRows,
      }) as PortalQuery<Page<OrderRow>>,
      isOpen,
    ),
  };
}

/** Loads all figures of the dashboard in parallel. A failed figure does not affect the others. Source: domain, 7. */
export function useDashboard() {
  const { sdk, supplierId, can } = usePortal();
  const today = dayFromToday(0);
  const inbound = useOrderFigures('inbound', today);
  const outbound = useOrderFigures('outbound', today);
  const items = useFigure(itemQueries.list(sdk, { supplierId, limit: allRows }), can('item-list'));
  const uploads = useFigure(
    importQueries.list(sdk, {
      supplierId,
      limit: attentionRows,
      sortBy: 'uploadedAt',
      sortDirection: 'DESC',
    }),
    can('bulk-uploads'),
  );
  const customers = useFigure(customerQueries.list(sdk, { supplierId, limit: 1 }), can('customer-list'));
  const warehouses = useFigure(warehouseQueries.list(sdk, { limit: 1 }), can('warehouse-list'));

  const open = [
    ...Object.values(inbound),
    ...Object.values(outbound),
    items,
    uploads,
    customers,
    warehouses,
  ].filter(({ isOpen }) => isOpen);
  const read = open.filter(({ data }) => data !== undefined);
  return {
    today,
    orders: { inbound, outbound },
    items,
    uploads,
    customers,
    warehouses,
    /** Time at which the oldest figure was loaded. */
    asOf:
      read.length > 0
        ? new Date(Math.min(...read.map(({ updatedAt }) => updatedAt))).toISOString()
        : undefined,
    isRefreshing: read.some(({ isFetching }) => isFetching),
    isOutdated: open.some(({ isOutdated }) => isOutdated),
    refresh: () => {
      for (const { refetch } of open) refetch();
    },
  };
}

/** All figures of the dashboard. */
export type DashboardFigures = ReturnType<typeof useDashboard>;
