import type { OrderDirection, SavedOrder } from '@portal-kit/sdk/orders';
import type { OrderStep, StepChange } from './steps/order-step';

/** Inputs of {@link OrderWizard} in every integration. */
export interface OrderWizardInputs {
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
  /** The field of the order that the wizard opens first, e.g. `details.requestedShipDate`. Default: the first step. */
  field?: string;
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
