import { WarehouseForm } from 'portal-kit/warehouse-form';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from '../routes/route-table';

ToastRegion.preload();

/** Adds a warehouse, or changes the one that the address names. */
export default function WarehouseFormPage({ params: { id } }: PageProps) {
  return <WarehouseForm {...(id !== undefined && { warehouseId: id })} />;
}
