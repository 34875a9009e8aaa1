import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { WarehouseDetails } from 'portal-kit/warehouse-details';
import { useState } from 'react';
import type { PageProps } from '../routes/lazy-page';
import { PageActions } from '../shell/page/page-actions';
import { usePageTitle } from '../shell/page/page-title';

/** Details of a warehouse. The warehouse's name is the page title. */
export default function WarehouseDetailsPage({ params: { id = '' } }: PageProps) {
  const [loaded, setWarehouse] = useState<Warehouse>();
  const warehouse = loaded?.warehouseId === id ? loaded : undefined;
  usePageTitle(warehouse && (warehouse.name || id), warehouse?.warehouseId);
  return (
    <WarehouseDetails
      warehouseId={id}
      onWarehouseLoaded={setWarehouse}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
