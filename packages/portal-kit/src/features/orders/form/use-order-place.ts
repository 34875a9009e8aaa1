import { type Customer, customerQueries } from '@portal-kit/sdk/customers';
import { formatFilter } from '@portal-kit/sdk/filters';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { type CountryCode, type ScacCode, scacCodeQueries } from '@portal-kit/sdk/scac-codes';
import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { warehouseQueries } from '@portal-kit/sdk/warehouses';
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

/** The warehouse of an order; `undefined` until it is chosen and read. */
export function useOrderWarehouse(warehouseId: string) {
  const { sdk } = usePortal();
  const { data } = useQuery({
    ...warehouseQueries.details(sdk, { warehouseId }),
    enabled: warehouseId !== '',
  });
  return data?.warehouse;
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

/** Carriers of the country that the warehouse stands in; of ships they are the same everywhere. */
export function useCarriers(countryCode: CountryCode, shippingType: string) {
  const { sdk } = usePortal();
  const { data, isError } = useQuery(
    scacCodeQueries.list(sdk, { countryCode: shippingType === 'CONTAINER' ? 'INT' : countryCode }),
  );
  return { carriers: data?.rows as readonly ScacCode[] | undefined, isError };
}
