import { WarehouseForm } from 'portal-kit/warehouse-form';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from './page-props';

ToastRegion.preload();

/** Creates a warehouse, or edits the warehouse in the address. */
export default function WarehouseFormPage({ params: { id } }: PageProps) {
  return <WarehouseForm {...(id !== undefined && { warehouseId: id })} />;
}
