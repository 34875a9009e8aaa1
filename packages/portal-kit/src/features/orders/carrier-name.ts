import type { Order } from '@portal-kit/sdk/orders';
import { useCarriers } from '../../domain/orders/use-carriers';
import { useWarehouse } from '../../domain/warehouses/use-warehouses';

/** Name of an order's carrier. The order stores the name of an unlisted carrier, and the SCAC of a listed one. */
export function useCarrierName(details: Partial<Order['details']>): string | undefined {
  const { scac, carrierName, shippingType = '', warehouseId } = details;
  const isCoded = Boolean(scac) && !carrierName;
  const warehouse = useWarehouse((isCoded && warehouseId) || '');
  const isWanted = isCoded && warehouse !== undefined;
  const { carriers } = useCarriers({ warehouse, shippingType, isWanted });
  return carrierName ?? carriers.find(({ id }) => id === scac)?.label;
}
