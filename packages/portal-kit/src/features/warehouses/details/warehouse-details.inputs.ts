import type { Warehouse } from '@portal-kit/sdk/warehouses';

/** Inputs of {@link WarehouseDetails} in every integration. */
export interface WarehouseDetailsInputs {
  /** Id of the warehouse (`Warehouse.warehouseId`). A new id loads the new warehouse. */
  warehouseId: string;
  /** Called when the warehouse has loaded, e.g. for a page title, and again after changes. */
  onWarehouseLoaded?: (warehouse: Warehouse) => void;
}
