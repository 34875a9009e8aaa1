import type { PortalSdk } from '@portal-kit/sdk';
import { customerRequestBounds } from '@portal-kit/sdk/bounds';
import type { Customer, CustomerRequest } from '@portal-kit/sdk/customers';
import { changeStatus } from '../../../lists/selection/status/change-status';

interface CustomerStatusChange {
  supplierId: string;
  customerId: string;
  status: Customer['status'];
  signal: AbortSignal;
}

/** Changes the status of a customer. */
export function changeCustomerStatus({ client }: PortalSdk, props: CustomerStatusChange) {
  const { supplierId, customerId, status, signal } = props;
  const path = '/suppliers/{supplierId}/customers/{id}';
  const params = { path: { supplierId, id: customerId } };
  return changeStatus<Customer, CustomerRequest>({
    read: () => client.GET(path, { params, signal }),
    fields: customerRequestBounds,
    change: { status },
    write: (body, ifMatch) => client.PUT(path, { params, body, ifMatch }),
  });
}
