import type { PortalSdk } from '@portal-kit/sdk';
import type { Warehouse, WarehouseRequest } from '@portal-kit/sdk/warehouses';
import { changeStatus, type RequestFields } from '../../lists/selection/status/change-status';

const fields: RequestFields<WarehouseRequest> = {
  warehouseId: true,
  name: true,
  addresses: true,
  status: true,
  isBonded: true,
  bondRegistryNumber: true,
  ftzNumber: true,
  customsFirmsCode: true,
  contactName: true,
  phone: true,
  email: true,
  timeZone: true,
  receivingHours: true,
  shippingHours: true,
  cutoffTime: true,
  temperatureZones: true,
};

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
    fields,
    change: { status },
    write: (body, ifMatch) => client.PUT('/api/v1/warehouses', { body, ifMatch }),
  });
