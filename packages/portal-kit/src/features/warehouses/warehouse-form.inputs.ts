import type { SavedWarehouse } from '@portal-kit/sdk/warehouses';

/** Inputs of {@link WarehouseForm} in every integration. */
export interface WarehouseFormInputs {
  /** The warehouse to change. Default: the form adds a warehouse. */
  warehouseId?: string;
  /**
   * Called after a save; `warehouse` is null if the response has no body. Default: go to the list; if the host has no list, the
   * form stays open and shows the result.
   */
  onWarehouseSaved?: (saved: SavedWarehouse) => void;
  /** Called when the user cancels. Default: go to the list; if the host has no list, there is no Cancel button. */
  onRequestCancel?: () => void;
}
