import { SupplierList } from 'portal-kit/supplier-list';
import { useListPage } from '../address/list-page';
import { PageActions } from '../shell/page/page-actions';

/** Suppliers. The address stores the list's state. */
export default function SuppliersPage() {
  return (
    <SupplierList
      {...useListPage('suppliers')}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
