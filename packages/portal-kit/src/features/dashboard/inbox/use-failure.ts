import { type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../kernel/host/portal-context';
import { usePortalQueryClient } from '../../../kernel/queries/query-client-context';
import { freshMs } from '../dashboard-queries';

/**
 * Loads the reason why an order failed from the order's details, because the list doesn't contain it. `isLoading` is
 * false if the user may not see the details or the request fails.
 */
export function useFailure(direction: OrderDirection, orderId: string | undefined) {
  const { sdk, supplierId, can } = usePortal();
  const isOpen = orderId !== undefined && can(`${direction}-order-details`);
  const { data, isError } = useQuery(
    {
      ...orderQueries.details(sdk, { supplierId, direction, orderId: orderId ?? '' }),
      staleTime: freshMs,
      enabled: isOpen,
    },
    usePortalQueryClient(),
  );
  return {
    failure: data?.order.failure ?? undefined,
    isLoading: isOpen && !isError && data === undefined,
    /** Whether the request failed, or the user may not see the reason. */
    isUnavailable: !isOpen || (isError && data === undefined),
  };
}
