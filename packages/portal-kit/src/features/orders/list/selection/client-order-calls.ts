import type { PortalSdk } from '@portal-kit/sdk';
import type { InboundOrderRequest, Order, OrderDirection } from '@portal-kit/sdk/orders';
import type { OrderCalls } from '../../details/actions/order-commands';

/**
 * The calls of an action on selected orders. Calls the client, because an import of the order queries would enlarge the
 * order list.
 *
 * @param signal - Aborts reads. A change is never aborted, because its outcome would be unknown.
 */
export function clientOrderCalls(
  { client }: PortalSdk,
  { direction, ...ids }: { supplierId: string; direction: OrderDirection; orderId: string },
  signal: AbortSignal,
): OrderCalls {
  // The requests of both directions have the same structure.
  const path =
    `/suppliers/{supplierId}/${direction}-orders/{orderId}` as '/suppliers/{supplierId}/inbound-orders/{orderId}';
  const params = { path: ids };
  return {
    read: async () => {
      const { data, etag } = await client.GET(path, { params, signal });
      const order = data as Order;
      return { order, etag: etag ?? `"${order.version}"` };
    },
    cancel: (reason, etag) =>
      client.PATCH(path, {
        params,
        body: { status: 'CANCELED_BY_USER', ...(reason !== undefined && { reason }) },
        ifMatch: etag,
      }),
    update: async (order, ifMatch) => {
      const { data, etag } = await client.PUT(path, { params, body: order as InboundOrderRequest, ifMatch });
      return { order: (data as Order | undefined) ?? null, etag };
    },
  };
}
