import type { World } from '../world.ts';

const TERMINAL = new Set(['CLOSED', 'SHIPPED', 'CANCELED', 'CANCELED_BY_USER']);

/** Whether any order that is still on its way names the item. */
export function hasOpenOrders(world: World, supplierId: string, itemId: string): boolean {
  return [...world.inboundOrders.list(supplierId), ...world.outboundOrders.list(supplierId)].some(
    ({ status, lineItems }) => !TERMINAL.has(status) && lineItems.some(({ item }) => item.itemId === itemId),
  );
}
