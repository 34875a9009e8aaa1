import { CustomerForm } from 'portal-kit/customer-form';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from '../routes/route-table';

ToastRegion.preload();

/** Adds a customer, or changes the one that the address names. */
export default function CustomerFormPage({ params: { id } }: PageProps) {
  return <CustomerForm {...(id !== undefined && { customerId: id })} />;
}
