import type { Database } from '../store/database.ts';
import { isTerminal } from './rules/status.ts';

/** Ids of all items in orders that are not in a terminal status. */
export function openOrderItemIds(db: Database, supplierId: string): Set<string> {
  const open = [...db.inboundOrders.list(supplierId), ...db.outboundOrders.list(supplierId)].filter(
    (order) => !isTerminal(order),
  );
  return new Set(open.flatMap(({ lineItems }) => lineItems.map(({ item }) => item.itemId)));
}

/**
 * Returns whether a warehouse has inbound or outbound orders that aren't in a terminal status, for one supplier or all.
 */
export function hasOpenOrdersAt(db: Database, warehouseId: string, supplierId?: string): boolean {
  const suppliers = supplierId ? [supplierId] : db.suppliers.list().map((one) => one.supplierId);
  return suppliers.some((id) =>
    [...db.inboundOrders.list(id), ...db.outboundOrders.list(id)].some(
      (order) => order.details.warehouseId === warehouseId && !isTerminal(order),
    ),
  );
}
