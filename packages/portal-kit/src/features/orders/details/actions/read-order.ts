import type { PortalSdk } from '@portal-kit/sdk';
import { type OrderDetails, type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads an order from the server and updates the order details. Does not use a query of the cache, because removing the
 * widget would abort it.
 */
export async function readOrder(
  sdk: PortalSdk,
  client: QueryClient,
  scope: { supplierId: string; direction: OrderDirection; orderId: string },
  signal?: AbortSignal,
): Promise<OrderDetails> {
  const { queryKey, queryFn } = orderQueries.details(sdk, scope);
  const details = await queryFn({ signal });
  client.setQueryData(queryKey, details);
  return details;
}
