import type { SavedSupplier } from '@portal-kit/sdk/suppliers';

/** Inputs of {@link SupplierForm} in every integration. */
export interface SupplierFormInputs {
  /** The supplier to change. Default: the form adds a supplier. */
  editedSupplierId?: string;
  /**
   * Called after a save; `supplier` is null if the response has no body. Default: go to the list; if the host has no list, the
   * form stays open and shows the result.
   */
  onSupplierSaved?: (saved: SavedSupplier) => void;
  /** Called when the user cancels. Default: go to the list; if the host has no list, there is no Cancel button. */
  onRequestCancel?: () => void;
}
