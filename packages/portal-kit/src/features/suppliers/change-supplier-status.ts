import type { PortalSdk } from '@portal-kit/sdk';
import { supplierRequestBounds } from '@portal-kit/sdk/bounds';
import type { Supplier, SupplierRequest } from '@portal-kit/sdk/suppliers';
import type { PartyStatus } from '../../domain/parties/use-status-actions';
import { changeStatus } from '../../lists/selection/status/change-status';

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
    fields: supplierRequestBounds,
    change: { status },
    write: (body, ifMatch) => client.PUT('/api/v1/suppliers', { body, ifMatch }),
  });
