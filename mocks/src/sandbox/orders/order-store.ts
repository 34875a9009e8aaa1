import type { Order } from '../model.ts';
import type { Collection } from '../store/collection.ts';
import type { World } from '../world.ts';
import { applyStock } from './stock.ts';

export type Direction = Order['direction'];

export const ordersOf = (world: World, direction: Direction): Collection<Order> =>
  direction === 'INBOUND' ? world.inboundOrders : world.outboundOrders;

/** Stores an order and what it does to the stock. Call it within a transaction. */
export function putOrder(world: World, supplierId: string, before: Order | undefined, after: Order): Order {
  applyStock(world, supplierId, before, after);
  return ordersOf(world, after.direction).put(after, after.orderId, supplierId);
}

/** The order with one more step of its history. */
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
