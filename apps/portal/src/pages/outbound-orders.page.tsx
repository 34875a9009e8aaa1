import { OrderListScreen } from '../app/order-screens';

/** The outbound orders of the supplier. */
export default function OutboundOrdersPage() {
  return <OrderListScreen direction="outbound" />;
}
