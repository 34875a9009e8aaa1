import type { PortalSdk } from '@portal-kit/sdk';
import type { Supplier, SupplierRequest } from '@portal-kit/sdk/suppliers';
import type { PartyStatus } from '../../domain/parties/use-status-actions';
import { changeStatus, type RequestFields } from '../../lists/selection/status/change-status';

const fields: RequestFields<SupplierRequest> = {
  supplierId: true,
  name: true,
  inventoryType: true,
  warehouses: true,
  permissions: true,
  status: true,
  contactName: true,
  phone: true,
  email: true,
  addresses: true,
  ttbPermitNumber: true,
  taxId: true,
  gs1CompanyPrefix: true,
  website: true,
};

interface SupplierStatusChange {
  supplierId: string;
  status: PartyStatus;
  signal: AbortSignal;
}

/** Changes the status of a supplier. */
export const changeSupplierStatus = (
  { client }: PortalSdk,
  { supplierId, status, signal }: SupplierStatusChange,
) =>
  changeStatus<Supplier, SupplierRequest>({
    read: () => client.GET('/api/v1/suppliers/{id}', { params: { path: { id: supplierId } }, signal }),
    fields,
    change: { status },
    write: (body, ifMatch) => client.PUT('/api/v1/suppliers', { body, ifMatch }),
  });
