import type { SavedCustomer } from '@portal-kit/sdk/customers';
import type { OrderDetails, OrderDirection, SavedOrder } from '@portal-kit/sdk/orders';
import type { Supplier } from '@portal-kit/sdk/suppliers';
import type { ReactNode } from 'react';
import type { OrderFormValues } from '../form/values/order-form.values';
import type { OrderStep, StepChange } from './steps/order-step';

/** Properties of {@link OrderWizard}. */
export interface OrderWizardProps {
  /** `inbound`: goods arriving at a warehouse. `outbound`: goods shipped to a customer. */
  direction: OrderDirection;
  /** The order to change and resubmit. Default: the wizard creates an order. */
  orderId?: string;
  /** The order to copy into a new order. Reference numbers, dates and transport documents are not copied. */
  copyOf?: string;
  /**
   * The open step, for a host that stores the step in its address. If an earlier step is invalid, the earlier step opens.
   * Requires `onStepChanged`. Default: the wizard stores the step and starts with `details`.
   */
  step?: OrderStep;
  /** Called when another step opens: after Continue or Back, a restored draft, or a `step` that cannot open yet. */
  onStepChanged?: (step: OrderStep, change: StepChange) => void;
  /**
   * Called after a submit; `order` is null if the response has no body. Default: go to the list; if the host has no list,
   * the wizard confirms the submit and offers to create another order.
   */
  onOrderSubmitted?: (saved: SavedOrder) => void;
  /** Called when the user cancels. Default: go to the list; if the host has no list, there is no Cancel button. */
  onRequestCancel?: () => void;
}

export interface NewCustomerForm {
  onCustomerSaved: (saved: SavedCustomer) => void;
  onRequestCancel: () => void;
}

/** The wizard's properties with the parts of other features that it renders. */
export interface OrderWizardCoreProps extends OrderWizardProps {
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
  /** Reads the order again; rejects when the request fails. */
  onRequestReload?: () => Promise<OrderDetails | undefined>;
}
