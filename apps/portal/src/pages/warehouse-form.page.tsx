import { type WarehouseDetails, warehouseQueries } from '@portal-kit/sdk/warehouses';
import { usePortal } from 'portal-kit/portal';
import { WarehouseForm } from 'portal-kit/warehouse-form';
import type { PageProps } from '../routes/lazy-page';
import { useFirstFieldFocus } from './use-first-field-focus';
import { useFormTitle } from './use-form-title';

const getName = ({ warehouse }: WarehouseDetails) => warehouse.name;

/** Creates a warehouse, or edits the warehouse in the address. */
export default function WarehouseFormPage({ params: { id } }: PageProps) {
  const { sdk } = usePortal();
  useFormTitle(id ? warehouseQueries.details(sdk, { warehouseId: id }) : undefined, getName);
  useFirstFieldFocus(id === undefined);
  return <WarehouseForm {...(id !== undefined && { warehouseId: id })} />;
}
