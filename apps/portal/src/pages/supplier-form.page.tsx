import { type SupplierDetails, supplierQueries } from '@portal-kit/sdk/suppliers';
import { usePortal } from 'portal-kit/portal';
import { SupplierForm } from 'portal-kit/supplier-form';
import { useLocation } from 'wouter';
import type { PageProps } from '../routes/lazy-page';
import { useFirstFieldFocus } from './use-first-field-focus';
import { useFormTitle } from './use-form-title';

const getName = ({ supplier }: SupplierDetails) => supplier.name;

/** Creates a supplier, or edits the supplier in the address. Default: the current supplier. */
export default function SupplierFormPage({ supplierId, params: { id } }: PageProps) {
  const [path] = useLocation();
  const isNew = path.endsWith('/create') && id === undefined;
  const editedId = isNew ? undefined : (id ?? supplierId);
  const { sdk } = usePortal();
  useFormTitle(editedId ? supplierQueries.details(sdk, { supplierId: editedId }) : undefined, getName);
  useFirstFieldFocus(isNew);
  return isNew ? <SupplierForm /> : <SupplierForm editedSupplierId={editedId ?? supplierId} />;
}
