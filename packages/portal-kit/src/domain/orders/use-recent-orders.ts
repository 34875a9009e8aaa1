import { type FilterValues, formatFilter } from '@portal-kit/sdk/filters';
import { type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { useQueries } from '@tanstack/react-query';
import { usePortal } from '../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../kernel/portal/query-client-context';

const shownOrders = 5;

/** The latest orders of the directions that match a filter, newest first. Sends no request without permission. */
export function useRecentOrders(directions: readonly OrderDirection[], filter: FilterValues) {
  const { sdk, supplierId, can } = usePortal();
  const allowed = directions.filter((direction) => can(`${direction}-order-list`));
  const queries = useQueries(
    {
      queries: allowed.map((direction) =>
        orderQueries.list(sdk, {
          supplierId,
          direction,
          limit: shownOrders,
          sortBy: 'createdAt',
          sortDirection: 'DESC',
          filter: formatFilter(filter),
        }),
      ),
    },
    usePortalQueryClient(),
  );
  const orders = queries
    .flatMap(({ data }, index) =>
      (data?.rows ?? []).map((order) => ({ ...order, direction: allowed[index] as OrderDirection })),
    )
    .toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
    .slice(0, shownOrders);
  return { allowed, queries, orders };
}
