import type { Order } from '@portal-kit/sdk/orders';
import { OrderDetails } from 'portal-kit/order-details';
import { usePortal } from 'portal-kit/portal';
import { useState } from 'react';
import { portalMessages } from '../app/portal.messages';
import type { PageProps } from '../routes/lazy-page';
import { PageActions } from '../shell/page/page-actions';
import { usePageTitle } from '../shell/page/page-title';

/** Details of an order. The order's id is the page title. */
export default function OrderPage({ direction = 'inbound', params }: PageProps) {
  const { locale } = usePortal();
  const { orderId = '' } = params;
  const [loaded, setOrder] = useState<Order>();
  const order = loaded?.orderId === orderId ? loaded : undefined;
  usePageTitle(order?.orderId, order && portalMessages(locale).poNumber(order.details.poNumber));
  return (
    <OrderDetails
      direction={direction}
      orderId={orderId}
      onOrderLoaded={setOrder}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
