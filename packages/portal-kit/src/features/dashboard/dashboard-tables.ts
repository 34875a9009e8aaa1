import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { Destination } from '../../kernel/navigation/destination';
import type { FeatureId } from '../../kernel/permissions/features';
import type { OrderGroup } from './figures/orders/order-groups';

/** A table of the dashboard. */
export type DashboardTable = Extract<Destination, { to: 'dashboard.details' }>['widget'];

/** The orders in a table of orders. */
export interface OrderTable {
  direction: OrderDirection;
  group: OrderGroup;
}

/** Contents of each dashboard table, most urgent table first. */
export const dashboardTables: Readonly<Record<DashboardTable, OrderTable | 'items'>> = {
  'failed-inbound': { direction: 'inbound', group: 'failed' },
  'failed-outbound': { direction: 'outbound', group: 'failed' },
  'late-inbound': { direction: 'inbound', group: 'late' },
  'late-outbound': { direction: 'outbound', group: 'late' },
  arriving: { direction: 'inbound', group: 'due' },
  shipping: { direction: 'outbound', group: 'due' },
  'low-stock': 'items',
};

/** Lists the tables that the user has permission to see. */
export function listAllowedTables(can: (feature: FeatureId) => boolean): DashboardTable[] {
  const names = Object.keys(dashboardTables) as DashboardTable[];
  return names.filter((name) => {
    const table = dashboardTables[name];
    return can(table === 'items' ? 'item-list' : `${table.direction}-order-list`);
  });
}
