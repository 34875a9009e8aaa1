import type { Order } from '../sandbox/model/order.ts';
import { moveOrder, type OrderMove, processDueOrders } from '../sandbox/orders/life-cycle.ts';
import { nextStatuses } from '../sandbox/orders/rules/status.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import {
  type Fields,
  type FieldType,
  list,
  object,
  required,
  text,
  validateFields,
  within,
} from './validate-fields.ts';

/** A status change at the current clock time. */
export type OrderChange = Omit<OrderMove, 'at'>;

const MOVE: Fields = { to: required(text), reason: text, failure: object };
const anyText: FieldType = { expected: 'a string', accepts: (value) => typeof value === 'string' };
const FAILURE: Fields = {
  code: required(text),
  message: required(text),
  messageLanguage: text,
  validationErrors: list(100),
};
const FIELD_ERROR: Fields = { fieldPath: required(anyText), message: required(text) };

/** @throws InvalidField describing the invalid field. `more` are further fields of the move. */
export function parseMove<T extends OrderChange>(value: unknown, more: Fields = {}): T {
  const move = validateFields<T>('A move', value, { ...more, ...MOVE });
  const { failure } = move;
  if (!failure) return move;
  within('failure', () => validateFields('A failure', failure, FAILURE));
  const validationErrors = failure.validationErrors ?? [];
  for (const [index, error] of validationErrors.entries())
    within(`failure.validationErrors[${index}]`, () => validateFields('A field error', error, FIELD_ERROR));
  return { ...move, failure: { ...failure, validationErrors } };
}

/**
 * Moves an order to one of its next statuses at the current clock time.
 *
 * @throws RangeError when the order does not exist or the transition is not allowed.
 */
export function moveOrderById({ db, clock }: Sandbox, orderId: string, change: OrderChange): Order {
  const { to, reason, failure } = change;
  const at = clock.nowIso();
  processDueOrders(db, at);
  for (const { supplierId } of db.suppliers.list()) {
    const order = db.inboundOrders.get(orderId, supplierId) ?? db.outboundOrders.get(orderId, supplierId);
    if (!order) continue;
    const move = { to, at, ...(reason ? { reason } : {}), ...(failure ? { failure } : {}) };
    return db.store.transaction(() => moveOrder(db, supplierId, order, move));
  }
  throw new RangeError(`Unknown order ${orderId}`);
}

/** An order that can be moved, with its next statuses. */
export interface MovableOrder {
  readonly orderId: string;
  readonly supplierId: string;
  readonly direction: Order['direction'];
  readonly poNumber: string | null;
  readonly status: Order['status'];
  readonly next: readonly Order['status'][];
  readonly updatedAt: string;
}

const SHOWN_ORDERS = 50;

/**
 * Finds the orders whose id, supplier, purchase order or status contains the text, the last change first, at most 50.
 */
export function movableOrders(
  { db, clock }: Sandbox,
  search: string,
): { total: number; data: MovableOrder[] } {
  processDueOrders(db, clock.nowIso());
  const needle = search.toLowerCase();
  const found = db.suppliers.list().flatMap(({ supplierId }) =>
    [db.inboundOrders, db.outboundOrders]
      .flatMap((orders) => orders.list(supplierId))
      .map((order) => movable(order, supplierId))
      .filter(
        ({ next, orderId, poNumber, status }) =>
          next.length > 0 && [orderId, supplierId, poNumber, status].join(' ').toLowerCase().includes(needle),
      ),
  );
  found.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.orderId.localeCompare(b.orderId));
  return { total: found.length, data: found.slice(0, SHOWN_ORDERS) };
}

function movable(order: Order, supplierId: string): MovableOrder {
  const { orderId, direction, status, updatedAt, details } = order;
  const { poNumber } = details as { readonly poNumber?: string | null };
  return {
    orderId,
    supplierId,
    direction,
    poNumber: poNumber ?? null,
    status,
    next: nextStatuses(order),
    updatedAt,
  };
}
