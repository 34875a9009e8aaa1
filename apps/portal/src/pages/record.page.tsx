import type { Customer } from '@portal-kit/sdk/customers';
import type { Supplier } from '@portal-kit/sdk/suppliers';
import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { CustomerDetails } from 'portal-kit/customer-details';
import { SupplierDetails } from 'portal-kit/supplier-details';
import { WarehouseDetails } from 'portal-kit/warehouse-details';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { PageActions } from '../shell/page/page-actions';
import { usePageTitle } from '../shell/page/page-title';
import type { PageProps } from './page-props';

interface LoadedRecord {
  id: string;
  name: string;
  caption: string;
}

const renderActions = (actions: ReactNode) => <PageActions>{actions}</PageActions>;

/** Details of a customer, a supplier or a warehouse. The name of the record is the page title. */
export default function RecordPage({ params: { id = '' } }: PageProps) {
  const [path] = useLocation();
  const [loaded, setLoaded] = useState<LoadedRecord>();
  const record = loaded?.id === id ? loaded : undefined;
  usePageTitle(record && (record.name || id), record?.caption);
  const onCustomerLoaded = useCallback(
    ({ customerId, name, customerNumber }: Customer) =>
      setLoaded({ id: customerId, name, caption: customerNumber }),
    [],
  );
  const onSupplierLoaded = useCallback(
    ({ supplierId, name }: Supplier) => setLoaded({ id: supplierId, name, caption: supplierId }),
    [],
  );
  const onWarehouseLoaded = useCallback(
    ({ warehouseId, name }: Warehouse) => setLoaded({ id: warehouseId, name, caption: warehouseId }),
    [],
  );
  if (path.startsWith('/customers/'))
    return (
      <CustomerDetails customerId={id} onCustomerLoaded={onCustomerLoaded} renderActions={renderActions} />
    );
  if (path.startsWith('/suppliers/'))
    return (
      <SupplierDetails
        shownSupplierId={id}
        onSupplierLoaded={onSupplierLoaded}
        renderActions={renderActions}
      />
    );
  return (
    <WarehouseDetails warehouseId={id} onWarehouseLoaded={onWarehouseLoaded} renderActions={renderActions} />
  );
}
