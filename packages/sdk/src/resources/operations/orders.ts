import type { ApiResult, CallOptions } from '../../client/call';
import type { PortalSdk } from '../../client/types';
import type { components } from '../../generated/portal';
import {
  inboundOrderShape,
  inboundOrderSummaryShape,
  outboundOrderShape,
  outboundOrderSummaryShape,
} from '../../generated/shapes';
import { fetchPage, type ListParams, type Page } from '../requests/list';
import { etagOf, recordOf } from '../requests/versioned';

type Schemas = components['schemas'];

/** `inbound`: goods arrive at a warehouse. `outbound`: goods ship to a customer. */
export type OrderDirection = 'inbound' | 'outbound';

interface OrderTypes {
  inbound: {
    summary: Schemas['InboundOrderSummary'];
    order: Schemas['InboundOrder'];
    request: Schemas['InboundOrderRequest'];
  };
  outbound: {
    summary: Schemas['OutboundOrderSummary'];
    order: Schemas['OutboundOrder'];
    request: Schemas['OutboundOrderRequest'];
  };
}

/** Row of an order list. Source: `InboundOrderSummary`, `OutboundOrderSummary` of `openapi/portal`. */
export type OrderSummary<Direction extends OrderDirection = OrderDirection> =
  OrderTypes[Direction]['summary'];
/** Source: `InboundOrder`, `OutboundOrder` of `openapi/portal`. Quantities are cases, bottles and whole pallets. */
export type Order<Direction extends OrderDirection = OrderDirection> = OrderTypes[Direction]['order'];
/**
 * Request body of `create` and `update`. Source: `InboundOrderRequest`, `OutboundOrderRequest` of `openapi/portal`.
 * `@portal-kit/sdk/bounds` contains the bounds of the fields.
 */
export type OrderRequest<Direction extends OrderDirection = OrderDirection> =
  OrderTypes[Direction]['request'];
/** One page of orders of one direction. */
export type OrderPage<Direction extends OrderDirection = OrderDirection> = Page<OrderSummary<Direction>>;
/** Announcement of goods that will arrive at a warehouse (ASN). */
export type InboundOrder = Order<'inbound'>;
/** Request body of `create` and `update` for an inbound order. */
export type InboundOrderRequest = OrderRequest<'inbound'>;
/** Row of the inbound order list. */
export type InboundOrderSummary = OrderSummary<'inbound'>;
/** Instruction to ship goods to a customer. */
export type OutboundOrder = Order<'outbound'>;
/** Request body of `create` and `update` for an outbound order. */
export type OutboundOrderRequest = OrderRequest<'outbound'>;
/** Row of the outbound order list. */
export type OutboundOrderSummary = OrderSummary<'outbound'>;
/** Status of an order. Source: `OrderStatus` of `openapi/portal`. */
export type OrderStatus = Schemas['OrderStatus'];
/** Item with its quantity in an order: cases, bottles, whole pallets. Source: `LineItem` of `openapi/portal`. */
export type LineItem = Schemas['LineItem'];
/** Line item in a request body. Source: `LineItemRequest` of `openapi/portal`. */
export type LineItemRequest = Schemas['LineItemRequest'];
/** Origin or destination address of an order. Source: `OrderAddress` of `openapi/portal`. */
export type OrderAddress = Schemas['OrderAddress'];

/** An order, with the `etag` that a change is based on. */
export interface OrderDetails<Direction extends OrderDirection = OrderDirection> {
  readonly order: Order<Direction>;
  /** Version that a later change is based on; null when the server sent no tag. */
  readonly etag: string | null;
}

/** The saved order; null after a 204. The queries of the order are then stale and load the order again. */
export interface SavedOrder<Direction extends OrderDirection = OrderDirection> {
  readonly order: Order<Direction> | null;
  readonly etag: string | null;
}

/** Supplier and direction of orders. */
export interface OrderScope<Direction extends OrderDirection = OrderDirection> {
  /** Supplier that the orders belong to. */
  readonly supplierId: string;
  readonly direction: Direction;
}

/** Search, filter, sort order and page of the list. */
export interface OrderListParams<Direction extends OrderDirection = OrderDirection>
  extends ListParams,
    OrderScope<Direction> {}

interface OrderIds<Direction extends OrderDirection> extends OrderScope<Direction> {
  readonly orderId: string;
}

// Paths of both directions. Typed as the inbound paths, because the requests of both directions have the same
// structure.
const listPath = (direction: OrderDirection) =>
  `/suppliers/{supplierId}/${direction}-orders` as '/suppliers/{supplierId}/inbound-orders';
const orderPath = (direction: OrderDirection) =>
  `/suppliers/{supplierId}/${direction}-orders/{orderId}` as '/suppliers/{supplierId}/inbound-orders/{orderId}';

const summaryShapes = { inbound: inboundOrderSummaryShape, outbound: outboundOrderSummaryShape };
const orderShapes = { inbound: inboundOrderShape, outbound: outboundOrderShape };

const savedOrder = <Direction extends OrderDirection>(result: ApiResult<unknown>): SavedOrder<Direction> => ({
  order: (result.data as Order<Direction> | undefined) ?? null,
  etag: etagOf(result),
});

/** Source: `listInboundOrders`, `listOutboundOrders`. */
export const listOrders = <Direction extends OrderDirection>(
  sdk: PortalSdk,
  params: OrderListParams<Direction>,
  options: CallOptions,
): Promise<OrderPage<Direction>> =>
  fetchPage(sdk, listPath(params.direction), summaryShapes[params.direction], params, options);

/** Source: `getInboundOrder`, `getOutboundOrder`. */
export async function getOrder<Direction extends OrderDirection>(
  sdk: PortalSdk,
  ids: OrderIds<Direction>,
  options: CallOptions,
): Promise<OrderDetails<Direction>> {
  const path = orderPath(ids.direction);
  const result = await sdk.client.GET(path, { ...options, params: { path: ids } });
  return {
    order: recordOf(result, path, orderShapes[ids.direction]) as Order<Direction>,
    etag: etagOf(result),
  };
}

/** Source: `createInboundOrder`, `createOutboundOrder`. */
export const createOrder = <Direction extends OrderDirection>(
  sdk: PortalSdk,
  scope: OrderScope<Direction>,
  order: OrderRequest<Direction>,
  options: CallOptions,
): Promise<SavedOrder<Direction>> =>
  sdk.client
    .POST(listPath(scope.direction), {
      ...options,
      params: { path: scope },
      body: order as InboundOrderRequest,
    })
    .then(savedOrder<Direction>);

/** Source: `updateInboundOrder`, `updateOutboundOrder`. */
export const updateOrder = <Direction extends OrderDirection>(
  sdk: PortalSdk,
  ids: OrderIds<Direction>,
  order: OrderRequest<Direction>,
  options: CallOptions,
): Promise<SavedOrder<Direction>> =>
  sdk.client
    .PUT(orderPath(ids.direction), {
      ...options,
      params: { path: ids },
      body: order as InboundOrderRequest,
    })
    .then(savedOrder<Direction>);

/** Source: `cancelInboundOrder`, `cancelOutboundOrder`. */
export const cancelOrder = <Direction extends OrderDirection>(
  sdk: PortalSdk,
  ids: OrderIds<Direction>,
  reason: string | undefined,
  options: CallOptions,
): Promise<SavedOrder<Direction>> =>
  sdk.client
    .PATCH(orderPath(ids.direction), {
      ...options,
      params: { path: ids },
      body: { action: 'UPDATE_ORDER_STATUS', status: 'CANCELED_BY_USER', reason },
    })
    .then(savedOrder<Direction>);
