import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { DashboardTable } from '../../kernel/navigation/destination';
import type { FeatureId } from '../../kernel/permissions/features';
import type { OrderGroup } from './figures/order-groups';

/** Which orders a table is of; those of no order are of items. */
export interface OrderTable {
  direction: OrderDirection;
  group: OrderGroup;
}

/** What is a table of the dashboard by its name, in the order in which it asks for attention. */
export const dashboardTables: Readonly<Record<DashboardTable, OrderTable | 'items'>> = {
  'failed-inbound': { direction: 'inbound', group: 'failed' },
  'failed-outbound': { direction: 'outbound', group: 'failed' },
  'late-inbound': { direction: 'inbound', group: 'late' },
  'late-outbound': { direction: 'outbound', group: 'late' },
  arriving: { direction: 'inbound', group: 'due' },
  shipping: { direction: 'outbound', group: 'due' },
  'low-stock': 'items',
};

/** The tables that a user may see. */
export function openTables(can: (feature: FeatureId) => boolean): DashboardTable[] {
  const names = Object.keys(dashboardTables) as DashboardTable[];
  return names.filter((name) => {
    const table = dashboardTables[name];
    return can(table === 'items' ? 'item-list' : `${table.direction}-order-list`);
  });
}
