import type { SavedCustomer } from '@portal-kit/sdk/customers';

/** Inputs of {@link CustomerForm} in every integration. */
export interface CustomerFormInputs {
  /** The customer to change. Default: the form adds a customer. */
  customerId?: string;
  /**
   * Called after a save; `customer` is null if the response has no body. Default: go to the list; if the host has no list, the
   * form stays open and shows the result.
   */
  onCustomerSaved?: (saved: SavedCustomer) => void;
  /** Called when the user cancels. Default: go to the list; if the host has no list, there is no Cancel button. */
  onRequestCancel?: () => void;
}
