import type { World } from '../world.ts';
import { isOver } from './status.ts';

/** The items that any order names which is still on its way. */
export function openOrderItemIds(world: World, supplierId: string): Set<string> {
  const open = [...world.inboundOrders.list(supplierId), ...world.outboundOrders.list(supplierId)].filter(
    (order) => !isOver(order),
  );
  return new Set(open.flatMap(({ lineItems }) => lineItems.map(({ item }) => item.itemId)));
}
