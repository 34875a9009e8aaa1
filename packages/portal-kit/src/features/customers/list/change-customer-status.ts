import type { PortalSdk } from '@portal-kit/sdk';
import type { Customer, CustomerRequest } from '@portal-kit/sdk/customers';
import { changeStatus, type RequestFields } from '../../../lists/selection/status/change-status';

const fields: RequestFields<CustomerRequest> = {
  customerNumber: true,
  name: true,
  dbaName: true,
  customerType: true,
  status: true,
  addresses: true,
  contactName: true,
  phone: true,
  email: true,
  ttbPermitNumber: true,
  stateLicenseNumber: true,
  stateLicenseState: true,
  licenseExpirationDate: true,
  taxId: true,
  defaultWarehouseId: true,
  defaultShippingType: true,
  defaultFreightTerms: true,
  defaultScac: true,
  deliveryInstructions: true,
  bondedAllowed: true,
};

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
    fields,
    change: { status },
    write: (body, ifMatch) => client.PUT(path, { params, body, ifMatch }),
  });
}
