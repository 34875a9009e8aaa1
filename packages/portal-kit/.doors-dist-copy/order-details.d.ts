import * as react from 'react';
import { ReactNode } from 'react';
import { OrderDirection, Order } from '@portal-kit/sdk/orders';

/** Properties of {@link OrderDetails}. */
interface OrderDetailsProps {
    /** Of the order: both directions have keys of their own. */
    direction: OrderDirection;
    /** The order, as `Order.orderId` names it. With another one the widget shows that. */
    orderId: string;
    /** The order is there: its number for a title, say. Called again when it has changed. */
    onOrderLoaded?: (order: Order) => void;
    /** Puts the page's actions (cancel) where the host wants them. Default: above the order. */
    renderActions?: (actions: ReactNode) => ReactNode;
}
/**
 * One order: what it says of its way, its lines with what the warehouse has done, its progress, why it failed, its
 * addresses and documents. An order that may still be changed can be canceled.
 *
 * @remarks Source: `getInboundOrder`, `getOutboundOrder` of `openapi/portal`; canceling is `cancelInboundOrder`,
 * `cancelOutboundOrder`, the document `getBillOfLading`. Quantities are cases and bottles. Needs INBOUND_ORDER_DETAILS
 * or OUTBOUND_ORDER_DETAILS; canceling its own permission. While the warehouse system has not answered, the order is
 * read again every 30 s.
 * A failed load shows 'Data Error' inside the widget, an unknown order says so; nothing is thrown.
 *
 * @example
 * ```tsx
 * import { OrderDetails } from 'portal-kit/order-details';
 *
 * export const Shipment = () => <OrderDetails direction="outbound" orderId="OB-2611-001377" />;
 * ```
 */
declare function OrderDetails(props: OrderDetailsProps): react.JSX.Element;

export { OrderDetails };
export type { OrderDetailsProps };
