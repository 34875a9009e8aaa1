import type { Customer } from '@portal-kit/sdk/customers';

/** Inputs of {@link CustomerDetails} in every integration. */
export interface CustomerDetailsInputs {
  /** Id of the customer (`Customer.customerId`). A new id loads the new customer. */
  customerId: string;
  /** Called when the customer has loaded, e.g. for a page title, and again after changes. */
  onCustomerLoaded?: (customer: Customer) => void;
}
