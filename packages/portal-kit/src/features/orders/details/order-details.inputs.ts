import type { Order, OrderDirection } from '@portal-kit/sdk/orders';

/** Inputs of {@link OrderDetails} in every integration. */
export interface OrderDetailsInputs {
  /** Direction of the order. Order ids are unique per direction. */
  direction: OrderDirection;
  /** Id of the order (`Order.orderId`). A new id loads the new order. */
  orderId: string;
  /** Called when the order has loaded, e.g. for a page title, and again after changes. */
  onOrderLoaded?: (order: Order) => void;
}
