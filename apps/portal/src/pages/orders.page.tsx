import { OrderList } from 'portal-kit/order-list';
import { useListAddress } from '../app/list-address';
import { tablePreferences } from '../app/table-preferences';
import type { PageProps } from '../routes/route-table';
import { PageActions } from '../shell/page-actions';

/** Orders of one direction. The address stores the list's state. */
export default function OrdersPage({ direction = 'inbound' }: PageProps) {
  return (
    <OrderList
      direction={direction}
      {...useListAddress()}
      preferences={tablePreferences}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
