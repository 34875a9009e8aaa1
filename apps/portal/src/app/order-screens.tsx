import type { Order, OrderDirection } from '@portal-kit/sdk/orders';
import { OrderDetails } from 'portal-kit/order-details';
import { OrderList } from 'portal-kit/order-list';
import { useState } from 'react';
import { PageActions } from '../shell/page-actions';
import { usePageTitle } from '../shell/page-title';
import { useListAddress } from './list-address';
import { tablePreferences } from './table-preferences';

/** The orders of one direction; the address keeps what the list shows. */
export function OrderListScreen({ direction }: { direction: OrderDirection }) {
  return (
    <OrderList
      direction={direction}
      {...useListAddress()}
      preferences={tablePreferences}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}

/** One order, which gives the page its name. */
export function OrderDetailsScreen({ direction, orderId }: { direction: OrderDirection; orderId: string }) {
  const [loaded, setOrder] = useState<Order>();
  const order = loaded?.orderId === orderId ? loaded : undefined;
  usePageTitle(order?.orderId, order && `PO ${order.details.poNumber}`);
  return (
    <OrderDetails
      direction={direction}
      orderId={orderId}
      onOrderLoaded={setOrder}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
