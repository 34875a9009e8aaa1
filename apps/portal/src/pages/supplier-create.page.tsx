import { SupplierForm } from 'portal-kit/supplier-form';
import { ToastRegion } from '../app/toasts';

ToastRegion.preload();

/** Adds a supplier. */
export default function SupplierCreatePage() {
  return <SupplierForm />;
}
