import type { DownloadedFile, TransferOptions } from '../client/call';
import type { PortalSdk } from '../client/types';
import type { components } from '../generated/portal';
import { inboundOrderShape } from '../generated/shapes/inbound-order';
import { inboundOrderSummaryShape } from '../generated/shapes/inbound-order-summary';
import { outboundOrderShape } from '../generated/shapes/outbound-order';
import { outboundOrderSummaryShape } from '../generated/shapes/outbound-order-summary';
import { downloadFile, type ImportParams, importFile, type UploadRecord } from './requests/file-transfer';
import { fetchPage, type ListParams, listQuery, type Page, type SelectionParams } from './requests/list';
import { portalMutation } from './requests/mutation-options';
import { portalQuery, resourceKey } from './requests/query-options';
import { etagOf, recordOf } from './requests/versioned';

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

/** Input of `create`. */
export interface CreateOrderVariables<Direction extends OrderDirection = OrderDirection> {
  readonly order: OrderRequest<Direction>;
  /** One key per confirmed submit. Default: a new key per call. */
  readonly idempotencyKey?: string | undefined;
}

/** Input of `update`. */
export interface UpdateOrderVariables<Direction extends OrderDirection = OrderDirection> {
  readonly orderId: string;
  readonly order: OrderRequest<Direction>;
  /** The `etag` of {@link OrderDetails}. Without an `etag` the last write wins. */
  readonly etag?: string | null | undefined;
}

/** Input of `cancel`. A canceled order cannot be restored. */
export interface CancelOrderVariables {
  readonly orderId: string;
  /** At most 250 characters. */
  readonly reason?: string | undefined;
  /** The `etag` of {@link OrderDetails}. Without an `etag` the last write wins. */
  readonly etag?: string | null | undefined;
}

// Paths of both directions. Typed as the inbound paths, because the requests of both directions have the same
// structure.
const listPath = (direction: OrderDirection) =>
  `/suppliers/{supplierId}/${direction}-orders` as '/suppliers/{supplierId}/inbound-orders';
const orderPath = (direction: OrderDirection) =>
  `/suppliers/{supplierId}/${direction}-orders/{orderId}` as '/suppliers/{supplierId}/inbound-orders/{orderId}';

const summaryShapes = { inbound: inboundOrderSummaryShape, outbound: outboundOrderSummaryShape };
const orderShapes = { inbound: inboundOrderShape, outbound: outboundOrderShape };

/** Query keys, from general to specific. */
export const orderKeys = {
  all: ({ supplierId, direction }: OrderScope) => resourceKey(supplierId, `${direction}-orders`),
  lists: (scope: OrderScope) => [...orderKeys.all(scope), 'list'] as const,
  details: (scope: OrderScope, orderId: string) => [...orderKeys.all(scope), 'details', orderId] as const,
};

/**
 * TanStack Query options that read orders. Without TanStack Query, call `.queryFn({})`. Source: `listInboundOrders`,
 * `getInboundOrder` and the outbound operations.
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
        listPath(direction),
        summaryShapes[direction],
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
      const path = orderPath(scope.direction);
      const params = { path: { supplierId: scope.supplierId, orderId } };
      const result = await sdk.client.GET(path, { params, signal });
      const order = recordOf(result, path, orderShapes[scope.direction]) as Order<Direction>;
      return { order, etag: etagOf(result) };
    }),
};

/**
 * TanStack mutation options that write orders. A mutation invalidates the affected queries. `update` resubmits a failed
 * order. Source: `createInboundOrder`, `updateInboundOrder`, `cancelInboundOrder` and the outbound operations.
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
        const result = await sdk.client.POST(listPath(scope.direction), {
          params: { path: { supplierId: scope.supplierId } },
          body: order as InboundOrderRequest,
          idempotencyKey,
        });
        return { order: (result.data as Order<Direction> | undefined) ?? null, etag: etagOf(result) };
      },
      () => ({ lists: [orderKeys.lists(scope)] }),
    ),
  update: <Direction extends OrderDirection>(sdk: PortalSdk, scope: OrderScope<Direction>) =>
    portalMutation(
      [...orderKeys.all(scope), 'update'],
      async ({ orderId, order, etag }: UpdateOrderVariables<Direction>): Promise<SavedOrder<Direction>> => {
        const result = await sdk.client.PUT(orderPath(scope.direction), {
          params: { path: { supplierId: scope.supplierId, orderId } },
          body: order as InboundOrderRequest,
          ifMatch: etag,
        });
        return { order: (result.data as Order<Direction> | undefined) ?? null, etag: etagOf(result) };
      },
      ({ orderId }) => ({ lists: [orderKeys.lists(scope)], changed: [orderKeys.details(scope, orderId)] }),
    ),
  cancel: <Direction extends OrderDirection>(sdk: PortalSdk, scope: OrderScope<Direction>) =>
    portalMutation(
      [...orderKeys.all(scope), 'cancel'],
      async ({ orderId, reason, etag }: CancelOrderVariables): Promise<SavedOrder<Direction>> => {
        const result = await sdk.client.PATCH(orderPath(scope.direction), {
          params: { path: { supplierId: scope.supplierId, orderId } },
          body: { action: 'UPDATE_ORDER_STATUS', status: 'CANCELED_BY_USER', reason },
          ifMatch: etag,
        });
        return { order: (result.data as Order<Direction> | undefined) ?? null, etag: etagOf(result) };
      },
      ({ orderId }) => ({ lists: [orderKeys.lists(scope)], changed: [orderKeys.details(scope, orderId)] }),
    ),
};

/**
 * Downloads the order list as a spreadsheet, with the search, filter and sort order of the list. Source:
 * `exportInboundOrders`, `exportOutboundOrders`. Errors: `PortalError`.
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
  const path = { supplierId };
  return downloadFile(sdk, `/suppliers/{supplierId}/exports/${direction}-orders`, { path, query }, options);
}

/**
 * Downloads the empty spreadsheet for {@link importOrders}. Source: `getInboundOrdersTemplate`,
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
  const path = { supplierId };
  return downloadFile(sdk, `/suppliers/{supplierId}/imports/${direction}-orders-template`, { path }, options);
}

/**
 * Uploads a file of orders, one row per line item. Source: `importInboundOrders`, `importOutboundOrders` (`.xlsx` or
 * `.csv`, 10 MB). Resolves when the server has accepted the file; `importQueries` of `@portal-kit/sdk/imports` returns
 * the progress of the processing.
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
  return importFile(sdk, `${direction}-orders`, params, options);
}

/**
 * Downloads the bill of lading of an outbound order as a PDF. Source: `getBillOfLading`.
 *
 * Errors: `PortalError`; `http` 409 `BOL_NOT_AVAILABLE` before the warehouse has issued the bill of lading.
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
  const path = { supplierId, orderId };
  return downloadFile(
    sdk,
    '/suppliers/{supplierId}/exports/outbound-orders/bol/{orderId}',
    { path },
    options,
  );
}
