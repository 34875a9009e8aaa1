import { SupplierForm } from 'portal-kit/supplier-form';
import { useLocation } from 'wouter';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from './page-props';

ToastRegion.preload();

/** Creates a supplier, or edits the supplier in the address. Default: the current supplier. */
export default function SupplierFormPage({ supplierId, params: { id } }: PageProps) {
  const [path] = useLocation();
  const isNew = path.endsWith('/create') && id === undefined;
  return isNew ? <SupplierForm /> : <SupplierForm editedSupplierId={id ?? supplierId} />;
}
