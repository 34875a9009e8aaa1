import type { World } from '../world.ts';
import { isOver } from './status.ts';

/** The items that any order names which is still on its way. */
export function openOrderItemIds(world: World, supplierId: string): Set<string> {
  const open = [...world.inboundOrders.list(supplierId), ...world.outboundOrders.list(supplierId)].filter(
    (order) => !isOver(order),
  );
  return new Set(open.flatMap(({ lineItems }) => lineItems.map(({ item }) => item.itemId)));
}

/** Whether any order that is still on its way comes to a warehouse, or leaves it; of all suppliers, or of one. */
export function hasOpenOrdersAt(world: World, warehouseId: string, supplierId?: string): boolean {
  const suppliers = supplierId ? [supplierId] : world.suppliers.list().map((one) => one.supplierId);
  return suppliers.some((id) =>
    [...world.inboundOrders.list(id), ...world.outboundOrders.list(id)].some(
      (order) => order.details.warehouseId === warehouseId && !isOver(order),
    ),
  );
}
