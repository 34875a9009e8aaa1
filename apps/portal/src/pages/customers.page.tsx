import { CustomerList } from 'portal-kit/customer-list';
import { useListPage } from '../address/list-page';
import { PageActions } from '../shell/page/page-actions';

/** Customers of the supplier. The address stores the list's state. */
export default function CustomersPage() {
  return (
    <CustomerList
      {...useListPage('customers')}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
