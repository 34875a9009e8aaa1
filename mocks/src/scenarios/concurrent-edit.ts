import { ApiError } from '../sandbox/api-error.ts';
import type { HandlerContext } from '../sandbox/handler.ts';
import type { Order } from '../sandbox/model/order.ts';
import { moveOrder } from '../sandbox/orders/life-cycle.ts';
import { getOrderCollection } from '../sandbox/orders/order-store.ts';
import { multiFieldFailure } from '../sandbox/seed/orders/failures.ts';
import type { Collection } from '../sandbox/store/collection.ts';
import type { ScenarioMemory } from './scenario.ts';

/** The record that a request is about to change, and a concurrent edit of that record. */
interface Target {
  readonly id: string;
  /** @returns whether the record exists. */
  change(): boolean;
}

type RecordKeys = { readonly supplierId?: string; readonly warehouseId?: string; readonly email?: string };

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

const orderTarget = ({ db, params }: HandlerContext, direction: Order['direction']) =>
  target(getOrderCollection(db, direction), params.orderId ?? '', params.supplierId, ({ details }) => ({
    details: { ...details, referenceNumber: 'CONCURRENT-EDIT' },
  }));

/** Records changed by the operations that accept `If-Match`. Bodies are already validated. */
const TARGETS: Readonly<Record<string, (context: HandlerContext, body: RecordKeys) => Target>> = {
  updateItem: ({ db, params }) =>
    target(db.items, params.itemId ?? '', params.supplierId, ({ minStockCases = 0 }) => ({
      minStockCases: (minStockCases + 5) % 100,
    })),
  updateCustomer: ({ db, params }) =>
    target(db.customers, params.id ?? '', params.supplierId, () => ({
      deliveryInstructions: 'Ring at gate 4',
    })),
  updateInboundOrder: (context) => orderTarget(context, 'INBOUND'),
  cancelInboundOrder: (context) => orderTarget(context, 'INBOUND'),
  updateOutboundOrder: (context) => orderTarget(context, 'OUTBOUND'),
  cancelOutboundOrder: (context) => orderTarget(context, 'OUTBOUND'),
  updateSupplier: ({ db }, { supplierId = '' }) =>
    target(db.suppliers, supplierId, undefined, () => ({ contactName: 'Concurrent Edit' })),
  updateWarehouse: ({ db }, { warehouseId = '' }) =>
    target(db.warehouses, warehouseId, undefined, () => ({ contactName: 'Concurrent Edit' })),
  updateUser: ({ db }, { email = '' }) => target(db.users, email.toLowerCase(), undefined, () => ({})),
};

/** Simulates another user's save just before the request, once per record. */
export async function saveConcurrentEdit(context: HandlerContext, memory: ScenarioMemory): Promise<void> {
  const findTarget = TARGETS[context.operation.operationId];
  if (!findTarget) return;
  const { id, change } = findTarget(context, (await context.request.clone().json()) as RecordKeys);
  if (memory.isFirstUse(`${context.operation.path} ${id}`)) change();
}

/** Requires `If-Match` for every change, as a deployment may do (domain §0.4). */
export function requireIfMatch({ operation, request }: HandlerContext): void {
  if (!Object.hasOwn(TARGETS, operation.operationId) || request.headers.has('if-match')) return;
  throw new ApiError(428, 'PRECONDITION_REQUIRED', 'This deployment requires If-Match.');
}

const DIRECTIONS = ['INBOUND', 'OUTBOUND'] as const;
const WAITING: readonly Order['status'][] = ['SUBMITTED', 'RESUBMITTED'];
const IN_PROGRESS = { INBOUND: 'IN_RECEIVING', OUTBOUND: 'PICKING' } as const;

const failureFor = (direction: Order['direction']) => ({
  ...multiFieldFailure,
  validationErrors: multiFieldFailure.validationErrors.map(({ fieldPath, message }) => ({
    fieldPath: direction === 'INBOUND' ? fieldPath : fieldPath.replace('expectedArrival', 'requestedShip'),
    message,
  })),
});

/** Rejects all orders of the supplier that wait for the warehouse system. */
export function rejectPendingOrders({ db, params, clock }: HandlerContext): void {
  const { supplierId } = params;
  if (supplierId === undefined) return;
  for (const direction of DIRECTIONS) {
    for (const order of getOrderCollection(db, direction).list(supplierId)) {
      if (!WAITING.includes(order.status)) continue;
      const move = { to: 'FAILED', at: clock.nowIso(), failure: failureFor(direction) } as const;
      db.store.transaction(() => moveOrder(db, supplierId, order, move));
    }
  }
}

/** Starts warehouse work on an open order just before it is changed or canceled. */
export function startWarehouseWork({ operation, db, params, clock }: HandlerContext): void {
  const { supplierId, orderId } = params;
  if (supplierId === undefined || orderId === undefined || operation.method === 'GET') return;
  for (const direction of DIRECTIONS) {
    const order = getOrderCollection(db, direction).get(orderId, supplierId);
    if (order?.status !== 'OPEN') continue;
    const move = { to: IN_PROGRESS[direction], at: clock.nowIso() };
    db.store.transaction(() => moveOrder(db, supplierId, order, move));
  }
}
