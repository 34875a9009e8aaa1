import type { DownloadedFile, PortalSdk, TransferOptions } from '../client/types';
import * as operations from '../generated/operations';
import type { components } from '../generated/portal';
import { type ImportParams, importFile, type UploadRecord } from './import-file';
import { fetchPage, type ListParams, listQuery, type Page, type SelectionParams } from './list';
import { portalMutation } from './mutation-options';
import { portalQuery, resourceKey } from './query-options';
import { etagOf, fetchRecord } from './versioned';

type Schemas = components['schemas'];

/** Goods to the warehouse, or from it. */
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

/** A row of an order list. Source: `InboundOrderSummary`, `OutboundOrderSummary` of `openapi/portal`. */
export type OrderSummary<Direction extends OrderDirection = OrderDirection> =
  OrderTypes[Direction]['summary'];
/** Source: `InboundOrder`, `OutboundOrder` of `openapi/portal`. Quantities are cases, bottles and whole pallets. */
export type Order<Direction extends OrderDirection = OrderDirection> = OrderTypes[Direction]['order'];
/**
 * What is sent to add or change an order. Source: `InboundOrderRequest`, `OutboundOrderRequest` of `openapi/portal`;
 * their bounds are in `@portal-kit/sdk/bounds`.
 */
export type OrderRequest<Direction extends OrderDirection = OrderDirection> =
  OrderTypes[Direction]['request'];
/** One page of orders of one direction. */
export type OrderPage<Direction extends OrderDirection = OrderDirection> = Page<OrderSummary<Direction>>;
/** An announcement of goods that come to a warehouse (ASN). */
export type InboundOrder = Order<'inbound'>;
/** What is sent to add or change an inbound order. */
export type InboundOrderRequest = OrderRequest<'inbound'>;
/** A row of the list of inbound orders. */
export type InboundOrderSummary = OrderSummary<'inbound'>;
/** An instruction to ship goods to a customer. */
export type OutboundOrder = Order<'outbound'>;
/** What is sent to add or change an outbound order. */
export type OutboundOrderRequest = OrderRequest<'outbound'>;
/** A row of the list of outbound orders. */
export type OutboundOrderSummary = OrderSummary<'outbound'>;
/** How far the warehouse is with an order. Source: `OrderStatus` of `openapi/portal`. */
export type OrderStatus = Schemas['OrderStatus'];
/** One item with its quantity in an order: cases, bottles, whole pallets. Source: `LineItem` of `openapi/portal`. */
export type LineItem = Schemas['LineItem'];
/** What is sent for a line item. Source: `LineItemRequest` of `openapi/portal`. */
export type LineItemRequest = Schemas['LineItemRequest'];
/** Where an order comes from or goes to. Source: `OrderAddress` of `openapi/portal`. */
export type OrderAddress = Schemas['OrderAddress'];

/** An order, and the `etag` to base a change on. */
export interface OrderDetails<Direction extends OrderDirection = OrderDirection> {
  readonly order: Order<Direction>;
  /** What a change of it names as `etag`; null when the server gave none. */
  readonly etag: string | null;
}

/** The saved order; null when the server answered 204 (its queries are stale by then and read it again). */
export interface SavedOrder<Direction extends OrderDirection = OrderDirection> {
  readonly order: Order<Direction> | null;
  readonly etag: string | null;
}

/** Whose orders. */
export interface OrderScope<Direction extends OrderDirection = OrderDirection> {
  /** Whose orders. */
  readonly supplierId: string;
  readonly direction: Direction;
}

/** Which orders of the list, and in which order. */
export interface OrderListParams<Direction extends OrderDirection = OrderDirection>
  extends ListParams,
    OrderScope<Direction> {}

/** What adding an order takes. */
export interface CreateOrderVariables<Direction extends OrderDirection = OrderDirection> {
  readonly order: OrderRequest<Direction>;
  /** One per confirmed submit. Default: a new one per call. */
  readonly idempotencyKey?: string | undefined;
}

/** What changing an order takes. */
export interface UpdateOrderVariables<Direction extends OrderDirection = OrderDirection> {
  readonly orderId: string;
  readonly order: OrderRequest<Direction>;
  /** From {@link OrderDetails}. Without it the last write wins. */
  readonly etag?: string | null | undefined;
}

/** What cancelling an order takes. It cannot be undone. */
export interface CancelOrderVariables {
  readonly orderId: string;
  /** At most 250 characters. */
  readonly reason?: string | undefined;
  /** From {@link OrderDetails}. Without it the last write wins. */
  readonly etag?: string | null | undefined;
}

// Both directions are one shape under two addresses, so the calls below are typed by the inbound ones.
const byDirection = {
  inbound: {
    list: operations.listInboundOrders,
    get: operations.getInboundOrder,
    create: operations.createInboundOrder,
    update: operations.updateInboundOrder,
    cancel: operations.cancelInboundOrder,
    export: operations.exportInboundOrders,
    template: operations.getInboundOrdersTemplate,
    import: operations.importInboundOrders,
  },
  outbound: {
    list: operations.listOutboundOrders,
    get: operations.getOutboundOrder,
    create: operations.createOutboundOrder,
    update: operations.updateOutboundOrder,
    cancel: operations.cancelOutboundOrder,
    export: operations.exportOutboundOrders,
    template: operations.getOutboundOrdersTemplate,
    import: operations.importOutboundOrders,
  },
};

type Calls = (typeof byDirection)['inbound'];
const callsOf = (direction: OrderDirection) => byDirection[direction] as unknown as Calls;

/** Query keys, from the widest to the narrowest. */
export const orderKeys = {
  all: ({ supplierId, direction }: OrderScope) => resourceKey(supplierId, `${direction}-orders`),
  lists: (scope: OrderScope) => [...orderKeys.all(scope), 'list'] as const,
  details: (scope: OrderScope, orderId: string) => [...orderKeys.all(scope), 'details', orderId] as const,
};

/**
 * Reads of orders: TanStack Query options, or plain calls by `.queryFn({})`. Source: `listInboundOrders`,
 * `getInboundOrder` and their outbound siblings.
 *
 * Errors: `PortalError` of any kind; `http` 400 for an unknown sort or filter field, 404 for an unknown order.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { orderQueries } from '@portal-kit/sdk/orders';
 *
 * export const failedInbound = (sdk: PortalSdk, supplierId: string) =>
 *   orderQueries.list(sdk, { direction: 'inbound', supplierId, limit: 5, filter: 'status:FAILED;' });
 * ```
 */
export const orderQueries = {
  list: <Direction extends OrderDirection>(sdk: PortalSdk, params: OrderListParams<Direction>) => {
    const { supplierId, direction } = params;
    const query = listQuery(params);
    return portalQuery([...orderKeys.lists(params), query], (context) =>
      fetchPage<OrderSummary<Direction>>(
        sdk,
        callsOf(direction).list,
        { path: { supplierId }, query },
        context,
      ),
    );
  },
  details: <Direction extends OrderDirection>(
    sdk: PortalSdk,
    { orderId, ...scope }: OrderScope<Direction> & { readonly orderId: string },
  ) =>
    portalQuery(orderKeys.details(scope, orderId), async ({ signal }): Promise<OrderDetails<Direction>> => {
      const path = { supplierId: scope.supplierId, orderId };
      const { record, etag } = await fetchRecord(sdk, callsOf(scope.direction).get, { path }, { signal });
      return { order: record as Order<Direction>, etag };
    }),
};

/**
 * Writes of orders: TanStack mutation options that own their invalidation. `update` resubmits a failed order. Source:
 * `createInboundOrder`, `updateInboundOrder`, `cancelInboundOrder` and their outbound siblings.
 *
 * Errors: `PortalError`; `http` 409 (`DUPLICATE_PO_NUMBER` with `conflictingId`, `INVALID_STATE`,
 * `INSUFFICIENT_STOCK`), 412 for a stale `etag`, 422 with `fields`.
 *
 * @example
 * ```ts
 * import { QueryClient } from '@tanstack/query-core';
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { orderMutations } from '@portal-kit/sdk/orders';
 *
 * export const cancel = (sdk: PortalSdk, client: QueryClient, orderId: string) =>
 *   orderMutations
 *     .cancel(sdk, { direction: 'outbound', supplierId: 'SUP-1001' })
 *     .mutationFn({ orderId, reason: 'Ordered twice' }, { client });
 * ```
 */
export const orderMutations = {
  create: <Direction extends OrderDirection>(sdk: PortalSdk, scope: OrderScope<Direction>) =>
    portalMutation(
      [...orderKeys.all(scope), 'create'],
      async ({ order, idempotencyKey }: CreateOrderVariables<Direction>): Promise<SavedOrder<Direction>> => {
        const input = { path: { supplierId: scope.supplierId }, body: order as InboundOrderRequest };
        const result = await sdk.call(callsOf(scope.direction).create, input, { idempotencyKey });
        return { order: (result.data as Order<Direction> | undefined) ?? null, etag: etagOf(result) };
      },
      () => ({ lists: [orderKeys.lists(scope)] }),
    ),
  update: <Direction extends OrderDirection>(sdk: PortalSdk, scope: OrderScope<Direction>) =>
    portalMutation(
      [...orderKeys.all(scope), 'update'],
      async ({ orderId, order, etag }: UpdateOrderVariables<Direction>): Promise<SavedOrder<Direction>> => {
        const path = { supplierId: scope.supplierId, orderId };
        const input = { path, body: order as InboundOrderRequest };
        const result = await sdk.call(callsOf(scope.direction).update, input, { ifMatch: etag });
        return { order: (result.data as Order<Direction> | undefined) ?? null, etag: etagOf(result) };
      },
      ({ orderId }) => ({ lists: [orderKeys.lists(scope)], changed: [orderKeys.details(scope, orderId)] }),
    ),
  cancel: <Direction extends OrderDirection>(sdk: PortalSdk, scope: OrderScope<Direction>) =>
    portalMutation(
      [...orderKeys.all(scope), 'cancel'],
      async ({ orderId, reason, etag }: CancelOrderVariables): Promise<SavedOrder<Direction>> => {
        const path = { supplierId: scope.supplierId, orderId };
        const body = { action: 'UPDATE_ORDER_STATUS', status: 'CANCELED_BY_USER', reason } as const;
        const result = await sdk.call(callsOf(scope.direction).cancel, { path, body }, { ifMatch: etag });
        return { order: (result.data as Order<Direction> | undefined) ?? null, etag: etagOf(result) };
      },
      ({ orderId }) => ({ lists: [orderKeys.lists(scope)], changed: [orderKeys.details(scope, orderId)] }),
    ),
};

/**
 * The order list as a spreadsheet, with the list's own search, filter and order. Source: `exportInboundOrders`,
 * `exportOutboundOrders`. Errors: `PortalError`.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { exportOrders } from '@portal-kit/sdk/orders';
 *
 * export const openShipments = (sdk: PortalSdk) =>
 *   exportOrders(sdk, { supplierId: 'SUP-1001', direction: 'outbound', filter: 'status:OPEN;' });
 * ```
 */
export function exportOrders(
  sdk: PortalSdk,
  params: SelectionParams & OrderScope,
  options: TransferOptions = {},
): Promise<DownloadedFile> {
  const { supplierId, direction } = params;
  const query = { ...listQuery(params), offset: undefined };
  return sdk.download(callsOf(direction).export, { path: { supplierId }, query } as never, options);
}

/**
 * The empty spreadsheet that {@link importOrders} takes. Source: `getInboundOrdersTemplate`,
 * `getOutboundOrdersTemplate`. Errors: `PortalError`.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { ordersTemplate } from '@portal-kit/sdk/orders';
 *
 * export const emptySheet = (sdk: PortalSdk) =>
 *   ordersTemplate(sdk, { supplierId: 'SUP-1001', direction: 'inbound' });
 * ```
 */
export function ordersTemplate(
  sdk: PortalSdk,
  { supplierId, direction }: OrderScope,
  options: TransferOptions = {},
): Promise<DownloadedFile> {
  return sdk.download(callsOf(direction).template, { path: { supplierId } }, options);
}

/**
 * Sends a file of orders, one row per line. Source: `importInboundOrders`, `importOutboundOrders` (`.xlsx` or `.csv`,
 * 10 MB). Resolves when the file is accepted; progress of the work itself is in `importQueries` of
 * `@portal-kit/sdk/imports`.
 *
 * Errors: `PortalError`; `http` 409 while another import runs, 413, 415, 422 with `fields` for a wrong header row.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { importOrders } from '@portal-kit/sdk/orders';
 *
 * export async function send(sdk: PortalSdk, file: File): Promise<string> {
 *   const record = await importOrders(sdk, { supplierId: 'SUP-1001', direction: 'inbound', file });
 *   return record?.status ?? 'accepted';
 * }
 * ```
 */
export function importOrders(
  sdk: PortalSdk,
  { direction, ...params }: ImportParams & OrderScope,
  options: TransferOptions = {},
): Promise<UploadRecord | null> {
  return importFile(sdk, callsOf(direction).import, params, options);
}

/**
 * The bill of lading of an outbound order, a PDF. Source: `getBillOfLading`.
 *
 * Errors: `PortalError`; `http` 409 `BOL_NOT_AVAILABLE` before the warehouse has made one.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { billOfLading } from '@portal-kit/sdk/orders';
 *
 * export const shippingDocument = (sdk: PortalSdk, orderId: string) =>
 *   billOfLading(sdk, { supplierId: 'SUP-1001', orderId });
 * ```
 */
export function billOfLading(
  sdk: PortalSdk,
  { supplierId, orderId }: { readonly supplierId: string; readonly orderId: string },
  options: TransferOptions = {},
): Promise<DownloadedFile> {
  return sdk.download(operations.getBillOfLading, { path: { supplierId, orderId } }, options);
}
