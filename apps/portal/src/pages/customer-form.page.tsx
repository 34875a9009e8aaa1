import { CustomerForm } from 'portal-kit/customer-form';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from './page-props';

ToastRegion.preload();

/** Creates a customer, or edits the customer in the address. */
export default function CustomerFormPage({ params: { id } }: PageProps) {
  return <CustomerForm {...(id !== undefined && { customerId: id })} />;
}
