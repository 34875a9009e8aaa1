import { OrderDetailsScreen } from '../app/order-screens';
import type { PageProps } from '../routes/route-table';

/** One inbound order. */
export default function InboundOrderDetailsPage({ params }: PageProps) {
  return <OrderDetailsScreen direction="inbound" orderId={params.orderId ?? ''} />;
}
