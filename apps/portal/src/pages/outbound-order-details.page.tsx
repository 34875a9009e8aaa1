import { OrderDetailsScreen } from '../app/order-screens';
import type { PageProps } from '../routes/route-table';

/** One outbound order. */
export default function OutboundOrderDetailsPage({ params }: PageProps) {
  return <OrderDetailsScreen direction="outbound" orderId={params.orderId ?? ''} />;
}
