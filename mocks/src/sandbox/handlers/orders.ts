import { json, requireCurrentVersion, resource } from '../answers.ts';
import { conflict, invalid, notFound } from '../api-error.ts';
import type { Call, Handler, Handlers } from '../call.ts';
import { page } from '../lists/list.ts';
import type { Order } from '../model.ts';
import { inboundOrderList, orderRows, orderSummary, outboundOrderList } from '../orders/order-list.ts';
import type { OrderRequest } from '../orders/order-request.ts';
import { type Direction, ordersOf } from '../orders/order-store.ts';
import {
  addOrder,
  cancelOrder,
  type OrderWrite,
  orderErrors,
  orderWithPoNumber,
  resubmitOrder,
} from '../orders/order-writes.ts';
import { isCancelled, isChangeable, STATUS_NAMES } from '../orders/status.ts';

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
  return ({ world, params, query }) => {
    const rows = page(orderRows(world, params.supplierId ?? '', direction), query, shape);
    return json({ ...rows, data: rows.data.map(orderSummary) });
  };
}

function get(direction: Direction): Handler {
  return (call) => resource(storedOrder(call, direction));
}

function create(direction: Direction): Handler {
  return async (call) => {
    const write = writeOf(call, direction);
    const request = (await call.request.json()) as OrderRequest;
    refuseInvalid(write, request, undefined);
    const order = call.world.store.transaction(() => addOrder(write, request));
    const location = `/api/v1/suppliers/${write.supplier.supplierId}/${PATH[direction]}/${order.orderId}`;
    return resource(order, 201, { location });
  };
}

function update(direction: Direction): Handler {
  return async (call) => {
    const write = writeOf(call, direction);
    const current = storedOrder(call, direction);
    const request = (await call.request.json()) as OrderRequest;
    refuseUnchangeable(current);
    requireCurrentVersion(call.request, current.version);
    refuseInvalid(write, request, current);
    return resource(call.world.store.transaction(() => resubmitOrder(write, request, current)));
  };
}

function cancel(direction: Direction): Handler {
  return async (call) => {
    const write = writeOf(call, direction);
    const current = storedOrder(call, direction);
    const { reason } = (await call.request.json()) as { reason?: string | null };
    refuseUnchangeable(current);
    requireCurrentVersion(call.request, current.version);
    const given = reason?.trim() || undefined;
    return resource(call.world.store.transaction(() => cancelOrder(write, current, given)));
  };
}

function writeOf({ world, params, caller, clock }: Call, direction: Direction): OrderWrite {
  const supplier = world.suppliers.get(params.supplierId ?? '');
  if (!supplier) throw notFound();
  return { world, supplier, direction, caller, at: clock.nowIso() };
}

function storedOrder({ world, params }: Call, direction: Direction): Order {
  const order = ordersOf(world, direction).get(params.orderId ?? '', params.supplierId);
  if (!order) throw notFound();
  return order;
}

/** What has happened to an order says more than that its version is old: this comes before the version is compared. */
function refuseUnchangeable(order: Order): void {
  if (isChangeable(order)) return;
  const name = STATUS_NAMES[order.status];
  const message = isCancelled(order)
    ? `The order is already ${name}.`
    : `The order is ${name} and can no longer be changed.`;
  throw conflict('INVALID_STATE', message);
}

function refuseInvalid(write: OrderWrite, request: OrderRequest, current: Order | undefined): void {
  const errors = orderErrors(write, request, current);
  if (errors.length > 0) throw invalid(errors, NOT_SUBMITTED);
  const other = orderWithPoNumber(write, request.details, current);
  if (!other) return;
  const ofCustomer = write.direction === 'OUTBOUND' ? ' for the customer' : '';
  throw conflict('DUPLICATE_PO_NUMBER', `An order with this PO number already exists${ofCustomer}.`, {
    conflictingId: other.orderId,
    validationErrors: [{ fieldPath: 'details.poNumber', message: 'PO number already exists' }],
  });
}
