import { SupplierForm } from 'portal-kit/supplier-form';
import { usePathname } from '../app/address';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from '../routes/route-table';

ToastRegion.preload();

/** Adds a supplier, or changes the one that the address names, else the one that the user works in. */
export default function SupplierFormPage({ supplierId, params: { id } }: PageProps) {
  const isNew = usePathname().endsWith('/create') && id === undefined;
  return isNew ? <SupplierForm /> : <SupplierForm editedSupplierId={id ?? supplierId} />;
}
