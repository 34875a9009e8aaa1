import type { Order } from '@portal-kit/sdk/orders';
import { useCarriers } from '../../domain/orders/use-carriers';
import { useWarehouse } from '../../domain/warehouses/use-warehouses';

/** Who carries an order: an order has a name only for a carrier that no list has, of the others it has the code. */
export function useCarrierName(details: Partial<Order['details']>): string | undefined {
  const { scac, carrierName, shippingType = '', warehouseId } = details;
  const isCoded = Boolean(scac) && !carrierName;
  const warehouse = useWarehouse((isCoded && warehouseId) || '');
  const isWanted = isCoded && warehouse !== undefined;
  const { carriers } = useCarriers({ warehouse, shippingType, isWanted });
  return carrierName ?? carriers.find(({ id }) => id === scac)?.label;
}
