import type { SavedCustomer } from '@portal-kit/sdk/customers';
import type { OrderDetails, OrderDirection, SavedOrder } from '@portal-kit/sdk/orders';
import type { Supplier } from '@portal-kit/sdk/suppliers';
import type { ReactNode } from 'react';
import type { OrderFormValues } from '../form/order-form.values';

/** Properties of {@link OrderWizard}. */
export interface OrderWizardProps {
  /** Goods to the warehouse, or from it. */
  direction: OrderDirection;
  /** The order to change and submit again. Without it the wizard makes a new one. */
  orderId?: string;
  /** The order that a new one starts as a copy of; its PO number, dates and papers stay behind. */
  copyOf?: string;
  /**
   * The order is submitted; `order` is null when the server gave no body. Default: go to the list; where the host shows
   * none, the wizard says so and offers the next one.
   */
  onOrderSubmitted?: (saved: SavedOrder) => void;
  /** The user gives up. Default: go to the list; where the host shows none, there is no Cancel. */
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
  /** The initial values are a copy of an order, which counts as unsaved input. */
  isCopy?: boolean;
  /** The order to change. Default: the wizard creates one. */
  record?: OrderDetails;
  /** Reads the order again; rejects when the request fails. */
  onRequestReload?: () => Promise<OrderDetails | undefined>;
}
