import type { Page, PortalQuery, PortalSdk } from '@portal-kit/sdk';
import { listItemsContract } from '@portal-kit/sdk/contract';
import { customerQueries } from '@portal-kit/sdk/customers';
import { importQueries } from '@portal-kit/sdk/imports';
import { itemQueries } from '@portal-kit/sdk/items';
import { type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { warehouseQueries } from '@portal-kit/sdk/warehouses';
import { dayField } from '../../domain/orders/late-order';
import type { OrderRow } from '../../domain/orders/order-row';
import { dayFromToday } from '../../kernel/calendar/days';
import type { FeatureId } from '../../kernel/permissions/features';
import { statusCounts } from './figures/orders/count-orders';
import {
  formatDoneFilter,
  formatGroupFilter,
  listRecentDays,
  type OrderGroup,
} from './figures/orders/order-groups';

/** Time in milliseconds for which a figure is fresh. Source: specification, section 9; domain, 7. */
export const freshMs = 60_000;
/** Number of failed and late orders in the inbox. */
const attentionRows = 20;
/** Number of due orders whose cases are summed. Source: domain, 7. */
const dueRows = 100;
const allRows = listItemsContract.query.limit.maximum;

interface DashboardOwner {
  sdk: PortalSdk;
  supplierId: string;
}

function orderFigureQueries({ sdk, supplierId }: DashboardOwner, direction: OrderDirection, today: string) {
  const days = listRecentDays(today);
  const orders = (params: Omit<Parameters<typeof orderQueries.list>[1], 'supplierId' | 'direction'>) =>
    orderQueries.list(sdk, { supplierId, direction, ...params }) as PortalQuery<Page<OrderRow>>;
  const group = (name: OrderGroup, limit: number) =>
    orders({
      filter: formatGroupFilter(direction, name, today),
      sortBy: name === 'failed' ? 'updatedAt' : dayField[direction],
      sortDirection: name === 'failed' ? 'DESC' : 'ASC',
      limit,
    });
  return {
    failed: group('failed', attentionRows),
    late: group('late', attentionRows),
    due: group('due', dueRows),
    counts: statusCounts(sdk, { supplierId, direction }),
    done: orders({ filter: formatDoneFilter(direction, days[0] ?? today, today), limit: allRows }),
  };
}

/** Creates the queries of all dashboard figures. `today` is the date in the user's time zone. Source: domain, 7. */
export function figureQueries({ sdk, supplierId }: DashboardOwner, today: string) {
  return {
    inbound: orderFigureQueries({ sdk, supplierId }, 'inbound', today),
    outbound: orderFigureQueries({ sdk, supplierId }, 'outbound', today),
    items: itemQueries.list(sdk, { supplierId, limit: allRows }),
    uploads: importQueries.list(sdk, {
      supplierId,
      limit: attentionRows,
      sortBy: 'uploadedAt',
      sortDirection: 'DESC',
    }),
    customers: customerQueries.list(sdk, { supplierId, limit: 1 }),
    warehouses: warehouseQueries.list(sdk, { limit: 1 }),
  };
}

/** The feature that a user needs to see a figure or a group of figures. */
export const figureFeatures = {
  inbound: 'inbound-order-list',
  outbound: 'outbound-order-list',
  items: 'item-list',
  uploads: 'bulk-uploads',
  customers: 'customer-list',
  warehouses: 'warehouse-list',
} as const satisfies Record<keyof ReturnType<typeof figureQueries>, FeatureId>;

/**
 * Returns the queries of the dashboard's figures that the user may see, so that a host can prefetch them together with the
 * code of `Dashboard`. Quantities are in the units of the contract.
 *
 * Source: the list operations of items, orders, uploads, customers and warehouses in `openapi/portal`.
 *
 * Errors: a query rejects with a `PortalError`; `Dashboard` shows it.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import type { QueryClient } from '@tanstack/react-query';
 * import { dashboardQueries } from 'portal-kit/portal';
 *
 * export function prefetchDashboard(client: QueryClient, sdk: PortalSdk, supplierId: string) {
 *   for (const query of dashboardQueries({ sdk, supplierId, can: () => true })) void client.prefetchQuery(query);
 * }
 * ```
 */
export function dashboardQueries({
  sdk,
  supplierId,
  can,
}: DashboardOwner & { can: (feature: FeatureId) => boolean }): readonly PortalQuery<unknown>[] {
  const { inbound, outbound, items, uploads, customers, warehouses } = figureQueries(
    { sdk, supplierId },
    dayFromToday(0),
  );
  const groups: Record<keyof typeof figureFeatures, readonly PortalQuery<unknown>[]> = {
    inbound: Object.values(inbound),
    outbound: Object.values(outbound),
    items: [items],
    uploads: [uploads],
    customers: [customers],
    warehouses: [warehouses],
  };
  return (Object.keys(groups) as (keyof typeof groups)[])
    .filter((name) => can(figureFeatures[name]))
    .flatMap((name) => groups[name])
    .map((query) => ({ ...query, staleTime: freshMs }));
}
