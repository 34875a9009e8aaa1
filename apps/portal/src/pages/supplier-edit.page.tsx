import { SupplierForm } from 'portal-kit/supplier-form';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from '../routes/route-table';

ToastRegion.preload();

/** Changes the supplier that the address names, else the one that the user works in. */
export default function SupplierEditPage({ supplierId, params: { id = supplierId } }: PageProps) {
  return <SupplierForm editedSupplierId={id} />;
}
