import { type CustomerDetails, customerQueries } from '@portal-kit/sdk/customers';
import { CustomerForm } from 'portal-kit/customer-form';
import { usePortal } from 'portal-kit/portal';
import type { PageProps } from '../routes/lazy-page';
import { useFirstFieldFocus } from './use-first-field-focus';
import { useFormTitle } from './use-form-title';

const getName = ({ customer }: CustomerDetails) => customer.name;

/** Creates a customer, or edits the customer in the address. */
export default function CustomerFormPage({ supplierId, params: { id } }: PageProps) {
  const { sdk } = usePortal();
  useFormTitle(id ? customerQueries.details(sdk, { supplierId, customerId: id }) : undefined, getName);
  useFirstFieldFocus(id === undefined);
  return <CustomerForm {...(id !== undefined && { customerId: id })} />;
}
