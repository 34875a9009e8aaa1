import type { Customer } from '@portal-kit/sdk/customers';
import { CustomerDetails } from 'portal-kit/customer-details';
import { useState } from 'react';
import type { PageProps } from '../routes/lazy-page';
import { PageActions } from '../shell/page/page-actions';
import { usePageTitle } from '../shell/page/page-title';

/** Details of a customer. The customer's name is the page title. */
export default function CustomerDetailsPage({ params: { id = '' } }: PageProps) {
  const [loaded, setCustomer] = useState<Customer>();
  const customer = loaded?.customerId === id ? loaded : undefined;
  usePageTitle(customer && (customer.name || id), customer?.customerNumber);
  return (
    <CustomerDetails
      customerId={id}
      onCustomerLoaded={setCustomer}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
