import { OrderList } from 'portal-kit/order-list';
import { useListAddress } from '../address/list-address';
import { tablePreferences } from '../preferences/table-preferences';
import { PageActions } from '../shell/page/page-actions';
import type { PageProps } from './page-props';

/** Orders of one direction. The address stores the list's state. */
export default function OrdersPage({ direction = 'inbound' }: PageProps) {
  return (
    <OrderList
      direction={direction}
      {...useListAddress(`${direction}-orders`)}
      preferences={tablePreferences}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
