import { SupplierList } from 'portal-kit/supplier-list';
import { useListAddress } from '../address/list-address';
import { tablePreferences } from '../preferences/table-preferences';
import { PageActions } from '../shell/page/page-actions';

/** Suppliers. The address stores the list's state. */
export default function SuppliersPage() {
  return (
    <SupplierList
      {...useListAddress('suppliers')}
      preferences={tablePreferences}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
