import { OrderList } from 'portal-kit/order-list';
import { useListPage } from '../address/list-page';
import type { PageProps } from '../routes/lazy-page';
import { PageActions } from '../shell/page/page-actions';

/** Orders of one direction. The address stores the list's state. */
export default function OrdersPage({ direction = 'inbound' }: PageProps) {
  return (
    <OrderList
      direction={direction}
      {...useListPage(`${direction}-orders`)}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
