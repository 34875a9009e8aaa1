import { ApiError } from '../sandbox/api-error.ts';
import type { Call } from '../sandbox/call.ts';
import type { Order } from '../sandbox/model.ts';
import { moveOrder } from '../sandbox/orders/life-cycle.ts';
import { ordersOf } from '../sandbox/orders/order-store.ts';
import { threefoldFailure } from '../sandbox/seed/orders/failures.ts';
import type { Collection } from '../sandbox/store/collection.ts';
import type { Memory } from './scenario.ts';

/** A record that a request is about to change, and what somebody else makes of it. */
interface Target {
  readonly id: string;
  /** @returns whether there is such a record. */
  change(): boolean;
}

type Named = { readonly supplierId?: string; readonly warehouseId?: string; readonly email?: string };

function target<T extends { version: number }>(
  records: Collection<T>,
  id: string,
  scope: string | undefined,
  changed: (record: T) => Partial<T>,
): Target {
  return {
    id: `${scope ?? ''}/${id}`,
    change() {
      const record = records.get(id, scope);
      if (record) records.put({ ...record, ...changed(record), version: record.version + 1 }, id, scope);
      return record !== undefined;
    },
  };
}

const orderTarget = ({ world, params }: Call, direction: Order['direction']) =>
  target(ordersOf(world, direction), params.orderId ?? '', params.supplierId, ({ details }) => ({
    details: { ...details, referenceNumber: 'SOMEBODY-ELSE' },
  }));

/** What the operations that take `If-Match` are about to change; the body has kept the contract. */
const TARGETS: Readonly<Record<string, (call: Call, body: Named) => Target>> = {
  updateItem: ({ world, params }) =>
    target(world.items, params.itemId ?? '', params.supplierId, ({ minStockCases = 0 }) => ({
      minStockCases: (minStockCases + 5) % 100,
    })),
  updateCustomer: ({ world, params }) =>
    target(world.customers, params.id ?? '', params.supplierId, () => ({
      deliveryInstructions: 'Ring at gate 4',
    })),
  updateInboundOrder: (call) => orderTarget(call, 'INBOUND'),
  cancelInboundOrder: (call) => orderTarget(call, 'INBOUND'),
  updateOutboundOrder: (call) => orderTarget(call, 'OUTBOUND'),
  cancelOutboundOrder: (call) => orderTarget(call, 'OUTBOUND'),
  updateSupplier: ({ world }, { supplierId = '' }) =>
    target(world.suppliers, supplierId, undefined, () => ({ contactName: 'Somebody Else' })),
  updateWarehouse: ({ world }, { warehouseId = '' }) =>
    target(world.warehouses, warehouseId, undefined, () => ({ contactName: 'Somebody Else' })),
  updateUser: ({ world }, { email = '' }) => target(world.users, email.toLowerCase(), undefined, () => ({})),
};

/** Somebody else saves the same record first, each record once. */
export async function saveFirst(call: Call, memory: Memory): Promise<void> {
  const targetOf = TARGETS[call.operation.operationId];
  if (!targetOf) return;
  const { id, change } = targetOf(call, (await call.request.clone().json()) as Named);
  if (memory.isFirst(`${call.operation.path} ${id}`)) change();
}

/** This deployment takes no change without `If-Match` (domain §0.4). */
export function requireIfMatch({ operation, request }: Call): void {
  if (!Object.hasOwn(TARGETS, operation.operationId) || request.headers.has('if-match')) return;
  throw new ApiError(428, 'PRECONDITION_REQUIRED', 'This deployment requires If-Match.');
}

const DIRECTIONS = ['INBOUND', 'OUTBOUND'] as const;
const WAITING: readonly Order['status'][] = ['SUBMITTED', 'RESUBMITTED'];
const WORKING = { INBOUND: 'IN_RECEIVING', OUTBOUND: 'PICKING' } as const;

const refusalOf = (direction: Order['direction']) => ({
  ...threefoldFailure,
  validationErrors: threefoldFailure.validationErrors.map(({ fieldPath, message }) => ({
    fieldPath: direction === 'INBOUND' ? fieldPath : fieldPath.replace('expectedArrival', 'requestedShip'),
    message,
  })),
});

/** The warehouse system refuses every order of the supplier that waits for its answer. */
export function refuseWaitingOrders({ world, params, clock }: Call): void {
  const { supplierId } = params;
  if (supplierId === undefined) return;
  for (const direction of DIRECTIONS) {
    for (const order of ordersOf(world, direction).list(supplierId)) {
      if (!WAITING.includes(order.status)) continue;
      const move = { to: 'FAILED', at: clock.nowIso(), failure: refusalOf(direction) } as const;
      world.store.transaction(() => moveOrder(world, supplierId, order, move));
    }
  }
}

/** The warehouse begins work on an open order that is about to be changed or cancelled. */
export function beginWork({ operation, world, params, clock }: Call): void {
  const { supplierId, orderId } = params;
  if (supplierId === undefined || orderId === undefined || operation.method === 'GET') return;
  for (const direction of DIRECTIONS) {
    const order = ordersOf(world, direction).get(orderId, supplierId);
    if (order?.status !== 'OPEN') continue;
    const move = { to: WORKING[direction], at: clock.nowIso() };
    world.store.transaction(() => moveOrder(world, supplierId, order, move));
  }
}
