import type { Supplier } from '@portal-kit/sdk/suppliers';

/** Inputs of {@link SupplierDetails} in every integration. */
export interface SupplierDetailsInputs {
  /** The supplier to show, which may differ from `supplierId`. A new id loads the new supplier. */
  shownSupplierId: string;
  /** Called when the supplier has loaded, e.g. for a page title, and again after changes. */
  onSupplierLoaded?: (supplier: Supplier) => void;
}
