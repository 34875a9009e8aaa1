import type { MutationContext, PortalSdk } from '@portal-kit/sdk';
import { type OrderDirection, orderMutations, orderQueries } from '@portal-kit/sdk/orders';
import type { QueryClient } from '@tanstack/react-query';
import type { OrderCalls } from './order-commands';

interface OrderCallOptions {
  /** Aborts reads. A change is never aborted, because its outcome would be unknown. */
  signal?: AbortSignal;
  /** Invalidates the queries of a changed order. Default: the query client. */
  context?: MutationContext;
}

/**
 * Creates the calls for one order. `read` fetches the order and updates the query cache. It does not use `fetchQuery`,
 * because removing the widget would abort the request.
 */
export function orderCalls(
  sdk: PortalSdk,
  client: QueryClient,
  scope: { supplierId: string; direction: OrderDirection; orderId: string },
  { signal, context = { client } }: OrderCallOptions = {},
): OrderCalls {
  const { orderId } = scope;
  const { mutationFn: cancel } = orderMutations.cancel(sdk, scope);
  const { mutationFn: update } = orderMutations.update(sdk, scope);
  return {
    read: async () => {
      const { queryKey, queryFn } = orderQueries.details(sdk, scope);
      const details = await queryFn({ signal });
      client.setQueryData(queryKey, details);
      return details;
    },
    cancel: (reason, etag) => cancel({ orderId, reason, etag }, context),
    update: (order, etag) => update({ orderId, order, etag }, context),
  };
}
