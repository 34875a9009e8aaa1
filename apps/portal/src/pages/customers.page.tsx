import { CustomerList } from 'portal-kit/customer-list';
import { useListAddress } from '../address/list-address';
import { tablePreferences } from '../preferences/table-preferences';
import { PageActions } from '../shell/page/page-actions';

/** Customers of the supplier. The address stores the list's state. */
export default function CustomersPage() {
  return (
    <CustomerList
      {...useListAddress('customers')}
      preferences={tablePreferences}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
