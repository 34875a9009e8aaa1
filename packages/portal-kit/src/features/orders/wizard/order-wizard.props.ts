import type { SavedCustomer } from '@portal-kit/sdk/customers';
import type { OrderDetails } from '@portal-kit/sdk/orders';
import type { Supplier } from '@portal-kit/sdk/suppliers';
import type { ReactNode } from 'react';
import type { OrderFormValues } from '../form/values/order-form.values';
import type { OrderWizardInputs } from './order-wizard.inputs';

export interface NewCustomerForm {
  onCustomerSaved: (saved: SavedCustomer) => void;
  onRequestCancel: () => void;
}

/** The wizard's properties with the parts of other features that it renders. */
export interface OrderWizardCoreProps extends OrderWizardInputs {
  /** Renders the form that adds a customer. */
  renderNewCustomer: (form: NewCustomerForm) => ReactNode;
}

/** The properties of a wizard whose data has loaded. */
export interface LoadedOrderWizardProps extends Omit<OrderWizardCoreProps, 'orderId' | 'copyOf'> {
  supplier: Supplier | undefined;
  /** The initial values of a new order. */
  start?: OrderFormValues;
  /** The order to change. Default: the wizard creates an order. */
  record?: OrderDetails;
  /** The wizard replaces the confirmation of a submitted order. Default false. */
  isAnother?: boolean;
  /** Called when the user starts another order after a submit. */
  onAnother: () => void;
  /** Reads the order again; rejects when the request fails. */
  onRequestReload?: () => Promise<OrderDetails | undefined>;
}
