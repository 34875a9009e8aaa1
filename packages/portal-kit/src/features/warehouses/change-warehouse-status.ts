import type { PortalSdk } from '@portal-kit/sdk';
import { warehouseRequestBounds } from '@portal-kit/sdk/bounds';
import type { Warehouse, WarehouseRequest } from '@portal-kit/sdk/warehouses';
import { changeStatus } from '../../lists/selection/status/change-status';

interface WarehouseStatusChange {
  warehouseId: string;
  status: Warehouse['status'];
  signal: AbortSignal;
}

/** Changes the status of a warehouse. */
export const changeWarehouseStatus = (
  { client }: PortalSdk,
  { warehouseId, status, signal }: WarehouseStatusChange,
) =>
  changeStatus<Warehouse, WarehouseRequest>({
    read: () => client.GET('/api/v1/warehouses/{id}', { params: { path: { id: warehouseId } }, signal }),
    fields: warehouseRequestBounds,
    change: { status },
    write: (body, ifMatch) => client.PUT('/api/v1/warehouses', { body, ifMatch }),
  });
