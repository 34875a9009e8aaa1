import { WarehouseList } from 'portal-kit/warehouse-list';
import { useListAddress } from '../address/list-address';
import { tablePreferences } from '../preferences/table-preferences';
import { PageActions } from '../shell/page/page-actions';

/** Warehouses. The address stores the list's state. */
export default function WarehousesPage() {
  return (
    <WarehouseList
      {...useListAddress('warehouses')}
      preferences={tablePreferences}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
