import { type Customer, customerQueries } from '@portal-kit/sdk/customers';
import { formatFilter } from '@portal-kit/sdk/filters';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../kernel/portal/portal-context';

/** The most that a list of the portal holds. Source: specification, section 9. */
const allOfThem = 5000;

/** Whose order it is: what decides its defaults. */
export function useOrderSupplier() {
  const { sdk, supplierId } = usePortal();
  const { data, isError } = useQuery(supplierQueries.details(sdk, { supplierId }));
  return { supplier: data?.supplier, isError };
}

/** Whom a supplier may ship to. */
export function useOrderCustomers(direction: OrderDirection) {
  const { sdk, supplierId } = usePortal();
  const { data, isError, refetch } = useQuery({
    ...customerQueries.list(sdk, {
      ...{ supplierId, limit: allOfThem, sortBy: 'name' },
      filter: formatFilter({ status: 'ACTIVE' }),
    }),
    enabled: direction === 'outbound',
  });
  return { customers: data?.rows, isError, retry: () => void refetch() };
}

/** A customer that is chosen, though it may be no longer on offer. */
export function useOrderCustomer(
  customerId: string,
  customers: readonly Customer[] | undefined,
): Customer | undefined {
  const { sdk, supplierId } = usePortal();
  const listed = customers?.find((customer) => customer.customerId === customerId);
  const { data } = useQuery({
    ...customerQueries.details(sdk, { supplierId, customerId }),
    enabled: customerId !== '' && customers !== undefined && !listed,
  });
  return listed ?? data?.customer;
}
