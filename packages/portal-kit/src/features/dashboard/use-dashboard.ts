import type { PortalQuery } from '@portal-kit/sdk';
import { useQuery } from '@tanstack/react-query';
import { dayFromToday } from '../../kernel/calendar/days';
import { usePortal } from '../../kernel/host/portal-context';
import { usePortalQueryClient } from '../../kernel/queries/query-client-context';
import { figureFeatures, figureQueries, freshMs } from './dashboard-queries';

/** Number of rows of a panel. */
export const shownRows = 5;
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
    { ...query, staleTime: freshMs, enabled: isOpen },
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

type OrderFigureQueries = ReturnType<typeof figureQueries>['inbound'];

function useOrderFigures(queries: OrderFigureQueries, isOpen: boolean) {
  return {
    failed: useFigure(queries.failed, isOpen),
    late: useFigure(queries.late, isOpen),
    due: useFigure(queries.due, isOpen),
    counts: useFigure(queries.counts, isOpen),
    done: useFigure(queries.done, isOpen),
  };
}

/** Loads all figures of the dashboard in parallel. A failed figure does not affect the others. Source: domain, 7. */
export function useDashboard() {
  const { sdk, supplierId, can } = usePortal();
  const today = dayFromToday(0);
  const queries = figureQueries({ sdk, supplierId }, today);
  const isOpen = (name: keyof typeof figureFeatures) => can(figureFeatures[name]);
  const inbound = useOrderFigures(queries.inbound, isOpen('inbound'));
  const outbound = useOrderFigures(queries.outbound, isOpen('outbound'));
  const items = useFigure(queries.items, isOpen('items'));
  const uploads = useFigure(queries.uploads, isOpen('uploads'));
  const customers = useFigure(queries.customers, isOpen('customers'));
  const warehouses = useFigure(queries.warehouses, isOpen('warehouses'));

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
