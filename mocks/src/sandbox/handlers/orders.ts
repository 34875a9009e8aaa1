import { json, resource } from '../answers.ts';
import { notFound } from '../api-error.ts';
import type { Handler, Handlers } from '../call.ts';
import { page } from '../lists/list.ts';
import type { Order } from '../model.ts';
import { inboundOrderList, orderRows, orderSummary, outboundOrderList } from '../orders/order-list.ts';

export const orderHandlers: Handlers = {
  listInboundOrders: list('INBOUND'),
  listOutboundOrders: list('OUTBOUND'),

  getInboundOrder: ({ world, params }) =>
    found(world.inboundOrders.get(params.orderId ?? '', params.supplierId)),
  getOutboundOrder: ({ world, params }) =>
    found(world.outboundOrders.get(params.orderId ?? '', params.supplierId)),
};

function list(direction: Order['direction']): Handler {
  const shape = direction === 'INBOUND' ? inboundOrderList : outboundOrderList;
  return ({ world, params, query }) => {
    const rows = page(orderRows(world, params.supplierId ?? '', direction), query, shape);
    return json({ ...rows, data: rows.data.map(orderSummary) });
  };
}

function found(order: Order | undefined): Response {
  if (!order) throw notFound();
  return resource(order);
}
