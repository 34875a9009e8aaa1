import * as react from 'react';
import { OrderDirection } from '@portal-kit/sdk/orders';
import { L as ListProps } from './use-record-list-DSCYCYB5.js';
import './use-table-preferences-CP74Ay4f.js';
import '@portal-kit/ui/data-table';
import './list-state.js';

/** Properties of {@link OrderList}. */
interface OrderListProps extends ListProps {
    /** `inbound`: goods that come to a warehouse. `outbound`: goods that are shipped to a customer. */
    direction: OrderDirection;
}
/**
 * The supplier's orders of one direction: search, filters, sort, page, and how far each is.
 *
 * @remarks Source: `listInboundOrders`, `listOutboundOrders` of `openapi/portal`. Quantities are cases and bottles over
 * all lines; dates are calendar dates at the warehouse. Needs INBOUND_ORDER_LIST or OUTBOUND_ORDER_LIST.
 * A failed load shows 'Data Error' inside the widget with a way to try again; nothing is thrown.
 *
 * @example
 * ```tsx
 * import { OrderList } from 'portal-kit/order-list';
 *
 * export const Shipments = () => <OrderList direction="outbound" />;
 * ```
 */
declare function OrderList(props: OrderListProps): react.JSX.Element;

export { OrderList };
export type { OrderListProps };
