import type { OrderDirection } from '@portal-kit/sdk/orders';
import { usePortal } from '../../../kernel/host/portal-context';
import type { Destination } from '../../../kernel/navigation/destination';
import { countRecords } from '../figures/orders/count-orders';
import type { DashboardFigures } from '../use-dashboard';

interface StepAction {
  label: 'addItem' | 'upload' | 'addCustomer' | 'createInbound' | 'createOutbound';
  to: Destination;
}

interface FirstStep {
  name: 'items' | 'customer' | 'inbound' | 'outbound';
  isDone: boolean;
  actions: readonly StepAction[];
}

/** Returns the steps that the user has permission for; none until the figures are loaded. */
export function useFirstSteps({ items, customers, orders }: DashboardFigures): {
  steps: readonly FirstStep[];
  /** Whether the supplier has no items and no orders. */
  isEmpty: boolean;
} {
  const { can } = usePortal();
  const countOrders = (direction: OrderDirection) => {
    const { data } = orders[direction].counts;
    return data && [...data.values()].reduce((sum, { value }) => sum + value, 0);
  };
  const counts = {
    items: items.data && countRecords(items.data).value,
    customer: customers.data && countRecords(customers.data).value,
    inbound: countOrders('inbound'),
    outbound: countOrders('outbound'),
  };
  const actions: Record<FirstStep['name'], (StepAction | false)[]> = {
    items: [
      can('item-create') && { label: 'addItem', to: { to: 'items.create' } },
      can('item-upload') && { label: 'upload', to: { to: 'uploads.list', fileType: 'ITEMS' } },
    ],
    customer: [can('customer-create') && { label: 'addCustomer', to: { to: 'customers.create' } }],
    inbound: [can('inbound-order-create') && { label: 'createInbound', to: { to: 'inbound.create' } }],
    outbound: [can('outbound-order-create') && { label: 'createOutbound', to: { to: 'outbound.create' } }],
  };
  const steps = (['items', 'customer', 'inbound', 'outbound'] as const).flatMap((name): FirstStep[] => {
    const open = actions[name].filter((action) => action !== false);
    const count = counts[name];
    return open.length > 0 && count !== undefined ? [{ name, isDone: count > 0, actions: open }] : [];
  });
  return { steps, isEmpty: counts.items === 0 && counts.inbound === 0 && counts.outbound === 0 };
}
