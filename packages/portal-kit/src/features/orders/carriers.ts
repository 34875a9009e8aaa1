import type { Order } from '@portal-kit/sdk/orders';
import { type CountryCode, type ScacCode, scacCodeQueries } from '@portal-kit/sdk/scac-codes';
import { warehouseQueries } from '@portal-kit/sdk/warehouses';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../kernel/portal/portal-context';

/** The warehouse of an order; `undefined` until it is chosen and read. */
export function useOrderWarehouse(warehouseId: string) {
  const { sdk } = usePortal();
  const { data } = useQuery({
    ...warehouseQueries.details(sdk, { warehouseId }),
    enabled: warehouseId !== '',
  });
  return data?.warehouse;
}

type OrderWarehouse = ReturnType<typeof useOrderWarehouse>;

/** Where a warehouse stands, as carriers are listed. */
export const countryOf = (warehouse: OrderWarehouse): CountryCode =>
  warehouse?.addresses[0]?.countryCode ?? 'USA';

/** Carriers of the country that the warehouse stands in; of ships they are the same everywhere. */
export function useCarriers(countryCode: CountryCode, shippingType: string, isWanted = true) {
  const { sdk } = usePortal();
  const { data, isError } = useQuery({
    ...scacCodeQueries.list(sdk, { countryCode: shippingType === 'CONTAINER' ? 'INT' : countryCode }),
    enabled: isWanted,
  });
  return { carriers: data?.rows as readonly ScacCode[] | undefined, isError };
}

/** Who carries an order: an order has a name only for a carrier that no list has, of the others it has the code. */
export function useCarrierName(details: Partial<Order['details']>): string | undefined {
  const { scac, carrierName, shippingType = '', warehouseId } = details;
  const isCoded = Boolean(scac) && !carrierName;
  const warehouse = useOrderWarehouse((isCoded && warehouseId) || '');
  const { carriers } = useCarriers(countryOf(warehouse), shippingType, isCoded && warehouse !== undefined);
  return carrierName ?? carriers?.find(({ scacCode }) => scacCode === scac)?.carrierName;
}
