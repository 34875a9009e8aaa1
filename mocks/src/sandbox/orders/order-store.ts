import type { Direction, Order } from '../model/order.ts';
import type { Collection } from '../store/collection.ts';
import type { Database } from '../store/database.ts';
import { applyStock } from './stock.ts';

export const getOrderCollection = (db: Database, direction: Direction): Collection<Order> =>
  direction === 'INBOUND' ? db.inboundOrders : db.outboundOrders;

/** Stores an order and updates the stock. Must run within a transaction. */
export function putOrder(db: Database, supplierId: string, before: Order | undefined, after: Order): Order {
  applyStock(db, supplierId, before, after);
  return getOrderCollection(db, after.direction).put(after, after.orderId, supplierId);
}

/** Appends a step to the order's history. */
export function withStep(order: Order, step: Order['statusHistory'][number]): Order {
  return {
    ...order,
    status: step.status,
    version: order.version + 1,
    failure: step.status === 'FAILED' ? order.failure : null,
    statusHistory: [...order.statusHistory, step],
    updatedAt: step.at,
    updatedBy: step.by,
  };
}
