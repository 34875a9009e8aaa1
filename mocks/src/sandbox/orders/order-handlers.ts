import { conflict, invalid, notFound } from '../api-error.ts';
import type { Handler, HandlerContext, Handlers } from '../handler.ts';
import { page } from '../lists/list.ts';
import type { Direction, Order } from '../model/order.ts';
import { json, requireCurrentVersion, resource } from '../responses.ts';
import { inboundOrderList, orderRows, orderSummary, outboundOrderList } from './order-list.ts';
import { getOrderCollection } from './order-store.ts';
import {
  addOrder,
  cancelOrder,
  findOrderByPoNumber,
  type OrderWrite,
  resubmitOrder,
  validateOrder,
} from './order-writes.ts';
import type { OrderRequest } from './rules/order-request.ts';
import { isCanceled, isChangeable, STATUS_NAMES } from './rules/status.ts';

const NOT_SUBMITTED = 'Order could not be submitted';
const PATH: Readonly<Record<Direction, string>> = { INBOUND: 'inbound-orders', OUTBOUND: 'outbound-orders' };

export const orderHandlers: Handlers = {
  listInboundOrders: list('INBOUND'),
  getInboundOrder: get('INBOUND'),
  createInboundOrder: create('INBOUND'),
  updateInboundOrder: update('INBOUND'),
  cancelInboundOrder: cancel('INBOUND'),
  listOutboundOrders: list('OUTBOUND'),
  getOutboundOrder: get('OUTBOUND'),
  createOutboundOrder: create('OUTBOUND'),
  updateOutboundOrder: update('OUTBOUND'),
  cancelOutboundOrder: cancel('OUTBOUND'),
};

function list(direction: Direction): Handler {
  const shape = direction === 'INBOUND' ? inboundOrderList : outboundOrderList;
  return ({ db, params, query }) => {
    const rows = page(orderRows(db, params.supplierId ?? '', direction), query, shape);
    return json({ ...rows, data: rows.data.map(orderSummary) });
  };
}

function get(direction: Direction): Handler {
  return (context) => resource(storedOrder(context, direction));
}

function create(direction: Direction): Handler {
  return async (context) => {
    const write = buildOrderWrite(context, direction);
    const request = (await context.request.json()) as OrderRequest;
    assertValid(write, request, undefined);
    const order = context.db.store.transaction(() => addOrder(write, request));
    const location = `/api/v1/suppliers/${write.supplier.supplierId}/${PATH[direction]}/${order.orderId}`;
    return resource(order, 201, { location });
  };
}

function update(direction: Direction): Handler {
  return async (context) => {
    const write = buildOrderWrite(context, direction);
    const current = storedOrder(context, direction);
    const request = (await context.request.json()) as OrderRequest;
    assertChangeable(current);
    requireCurrentVersion(context.request, current.version);
    assertValid(write, request, current);
    return resource(context.db.store.transaction(() => resubmitOrder(write, request, current)));
  };
}

function cancel(direction: Direction): Handler {
  return async (context) => {
    const write = buildOrderWrite(context, direction);
    const current = storedOrder(context, direction);
    const { reason } = (await context.request.json()) as { reason?: string | null };
    assertChangeable(current);
    requireCurrentVersion(context.request, current.version);
    const given = reason?.trim() || undefined;
    return resource(context.db.store.transaction(() => cancelOrder(write, current, given)));
  };
}

function buildOrderWrite({ db, params, caller, clock }: HandlerContext, direction: Direction): OrderWrite {
  const supplier = db.suppliers.get(params.supplierId ?? '');
  if (!supplier) throw notFound();
  return { db, supplier, direction, caller, at: clock.nowIso() };
}

function storedOrder({ db, params }: HandlerContext, direction: Direction): Order {
  const order = getOrderCollection(db, direction).get(params.orderId ?? '', params.supplierId);
  if (!order) throw notFound();
  return order;
}

/**
 * Rejects changes to an order that can no longer change. Checked before the version, because the status explains the
 * rejection better than a version mismatch.
 */
function assertChangeable(order: Order): void {
  if (isChangeable(order)) return;
  const name = STATUS_NAMES[order.status];
  const message = isCanceled(order)
    ? `The order is already ${name}.`
    : `The order is ${name} and can no longer be changed.`;
  throw conflict('INVALID_STATE', message);
}

function assertValid(write: OrderWrite, request: OrderRequest, current: Order | undefined): void {
  const errors = validateOrder(write, request, current);
  if (errors.length > 0) throw invalid(errors, NOT_SUBMITTED);
  const other = findOrderByPoNumber(write, request.details, current);
  if (!other) return;
  const ofCustomer = write.direction === 'OUTBOUND' ? ' for the customer' : '';
  throw conflict('DUPLICATE_PO_NUMBER', `An order with this PO number already exists${ofCustomer}.`, {
    conflictingId: other.orderId,
    validationErrors: [{ fieldPath: 'details.poNumber', message: 'PO number already exists' }],
  });
}
