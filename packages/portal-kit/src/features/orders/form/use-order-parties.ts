import { type Customer, customerQueries } from '@portal-kit/sdk/customers';
import { formatFilter } from '@portal-kit/sdk/filters';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../kernel/host/portal-context';
import { usePortalQueryClient } from '../../../kernel/queries/query-client-context';

/** Maximum number of entries in a list. Source: specification, section 9. */
const maxListEntries = 5000;

/**
 * Loads the supplier of an order, which determines its defaults. `isFetched` stays true while a failed request is
 * repeated.
 */
export function useOrderSupplier() {
  const { sdk, supplierId } = usePortal();
  const { data, isFetched } = useQuery(supplierQueries.details(sdk, { supplierId }), usePortalQueryClient());
  return { supplier: data?.supplier, isFetched };
}

/** Loads the supplier's active customers. Sends the request for outbound orders only. */
export function useOrderCustomers(direction: OrderDirection) {
  const { sdk, supplierId } = usePortal();
  const { data, isError, refetch } = useQuery(
    {
      ...customerQueries.list(sdk, {
        ...{ supplierId, limit: maxListEntries, sortBy: 'name' },
        filter: formatFilter({ status: 'ACTIVE' }),
      }),
      enabled: direction === 'outbound',
    },
    usePortalQueryClient(),
  );
  return { customers: data?.rows, isError, retry: () => void refetch() };
}

/** Returns the chosen customer. Loads an inactive customer, which isn't in the list of active customers. */
export function useOrderCustomer(
  customerId: string,
  customers: readonly Customer[] | undefined,
): Customer | undefined {
  const { sdk, supplierId } = usePortal();
  const listed = customers?.find((customer) => customer.customerId === customerId);
  const { data } = useQuery(
    {
      ...customerQueries.details(sdk, { supplierId, customerId }),
      enabled: customerId !== '' && customers !== undefined && !listed,
    },
    usePortalQueryClient(),
  );
  return listed ?? data?.customer;
}
