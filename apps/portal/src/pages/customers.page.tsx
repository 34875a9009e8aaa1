import { CustomerList } from 'portal-kit/customer-list';
import { useListAddress } from '../app/list-address';
import { tablePreferences } from '../app/table-preferences';
import { PageActions } from '../shell/page-actions';

/** The customers of the supplier; the address keeps what the list shows. */
export default function CustomersPage() {
  return (
    <CustomerList
      {...useListAddress()}
      preferences={tablePreferences}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
