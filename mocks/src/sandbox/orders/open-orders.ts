import type { World } from '../world.ts';

const TERMINAL = new Set(['CLOSED', 'SHIPPED', 'CANCELED', 'CANCELED_BY_USER']);

/** The items that any order names which is still on its way. */
export function openOrderItemIds(world: World, supplierId: string): Set<string> {
  const open = [...world.inboundOrders.list(supplierId), ...world.outboundOrders.list(supplierId)].filter(
    ({ status }) => !TERMINAL.has(status),
  );
  return new Set(open.flatMap(({ lineItems }) => lineItems.map(({ item }) => item.itemId)));
}
