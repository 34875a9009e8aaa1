import { WarehouseList } from 'portal-kit/warehouse-list';
import { useListPage } from '../address/list-page';
import { PageActions } from '../shell/page/page-actions';

/** Warehouses. The address stores the list's state. */
export default function WarehousesPage() {
  return (
    <WarehouseList
      {...useListPage('warehouses')}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
