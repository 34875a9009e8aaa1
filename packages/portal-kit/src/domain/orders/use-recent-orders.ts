import { type FilterValues, formatFilter } from '@portal-kit/sdk/filters';
import { type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../kernel/host/portal-context';
import { usePortalQueryClient } from '../../kernel/queries/query-client-context';

const shownOrders = 5;

/** Loads a direction's latest orders that match a filter. */
function useLatestOrders(direction: OrderDirection, filter: FilterValues, isWanted: boolean) {
  const { sdk, supplierId } = usePortal();
  const query = useQuery(
    {
      ...orderQueries.list(sdk, {
        supplierId,
        direction,
        limit: shownOrders,
        sortBy: 'createdAt',
        sortDirection: 'DESC',
        filter: formatFilter(filter),
      }),
      enabled: isWanted,
    },
    usePortalQueryClient(),
  );
  return { query, rows: (query.data?.rows ?? []).map((order) => ({ ...order, direction })) };
}

/**
 * Loads the latest orders that match a filter in the given directions, newest first. Sends no request without
 * permission.
 */
export function useRecentOrders(directions: readonly OrderDirection[], filter: FilterValues) {
  const { can } = usePortal();
  const allowed = directions.filter((direction) => can(`${direction}-order-list`));
  const inbound = useLatestOrders('inbound', filter, allowed.includes('inbound'));
  const outbound = useLatestOrders('outbound', filter, allowed.includes('outbound'));
  const latest = allowed.map((direction) => (direction === 'inbound' ? inbound : outbound));
  const orders = latest
    .flatMap(({ rows }) => rows)
    .toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
    .slice(0, shownOrders);
  return { allowed, queries: latest.map(({ query }) => query), orders };
}
