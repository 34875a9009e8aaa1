import { OrderListScreen } from '../app/order-screens';

/** The inbound orders of the supplier. */
export default function InboundOrdersPage() {
  return <OrderListScreen direction="inbound" />;
}
