import type { DownloadedFile, TransferOptions } from '../client/call';
import type { PortalSdk } from '../client/types';
import type { components } from '../generated/portal';
import type { CreateVariables, Resource, Stored, UpdateVariables } from './requests/create-resource';
import {
  exportRecords,
  type ImportParams,
  importRecords,
  importTemplate,
  type UploadRecord,
} from './requests/file-transfer';
import type { ListParams, Page, SelectionParams } from './requests/list';
import { type PortalMutation, portalMutation } from './requests/mutation-options';
import type { PortalQuery } from './requests/query-options';
import {
  cancelOrder,
  type OrderDirection,
  type OrderIds,
  type OrderScope,
  type OrderTypes,
  orders,
} from './requests/records';

export type { OrderDirection, OrderScope } from './requests/records';

type Schemas = components['schemas'];

/** Row of an order list. Source: `InboundOrderSummary`, `OutboundOrderSummary` of `openapi/portal`. */
export type OrderSummary<Direction extends OrderDirection = OrderDirection> =
  Schemas[`${Capitalize<Direction>}OrderSummary`];
/** Source: `InboundOrder`, `OutboundOrder` of `openapi/portal`. Quantities are cases, bottles and whole pallets. */
export type Order<Direction extends OrderDirection = OrderDirection> =
  Schemas[`${Capitalize<Direction>}Order`];
/**
 * Request body of `create` and `update`. Source: `InboundOrderRequest`, `OutboundOrderRequest` of `openapi/portal`.
 * `@portal-kit/sdk/bounds` contains the bounds of the fields.
 */
export type OrderRequest<Direction extends OrderDirection = OrderDirection> =
  Schemas[`${Capitalize<Direction>}OrderRequest`];
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
export type OrderDetails<Direction extends OrderDirection = OrderDirection> = Stored<
  'order',
  Order<Direction>
>;
/** The saved order; null after a 204. The queries of the order are then stale and load the order again. */
export type SavedOrder<Direction extends OrderDirection = OrderDirection> = Stored<
  'order',
  Order<Direction> | null
>;
/** Search, filter, sort order and page of the list. */
export interface OrderListParams<Direction extends OrderDirection = OrderDirection>
  extends ListParams,
    OrderScope<Direction> {}
/** Input of `create`. */
export type CreateOrderVariables<Direction extends OrderDirection = OrderDirection> = CreateVariables<
  'order',
  OrderRequest<Direction>
>;
/** Input of `update`. */
export type UpdateOrderVariables<Direction extends OrderDirection = OrderDirection> = UpdateVariables<
  'order',
  OrderRequest<Direction>,
  'orderId'
>;

/** Input of `cancel`. A canceled order cannot be restored. */
export interface CancelOrderVariables {
  readonly orderId: string;
  /** At most 250 characters. */
  readonly reason?: string | undefined;
  /** The `etag` of {@link OrderDetails}. Without an `etag` the last write wins. */
  readonly etag?: string | null | undefined;
}

const getResource = <Direction extends OrderDirection>({
  direction,
}: OrderScope<Direction>): Resource<OrderTypes<Direction>> => orders[direction];

/** Query keys, from general to specific. */
export const orderKeys = {
  all: (scope: OrderScope) => getResource(scope).keys.all(scope),
  lists: (scope: OrderScope) => getResource(scope).keys.lists(scope),
  details: (ids: OrderIds) => getResource(ids).keys.details(ids),
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
  list: <Direction extends OrderDirection>(
    sdk: PortalSdk,
    params: OrderListParams<Direction>,
  ): PortalQuery<OrderPage<Direction>> => getResource(params).queries.list(sdk, params),
  details: <Direction extends OrderDirection>(
    sdk: PortalSdk,
    ids: OrderIds<Direction>,
  ): PortalQuery<OrderDetails<Direction>> => getResource(ids).queries.details(sdk, ids),
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
  create: <Direction extends OrderDirection>(
    sdk: PortalSdk,
    scope: OrderScope<Direction>,
  ): PortalMutation<CreateOrderVariables<Direction>, SavedOrder<Direction>> =>
    getResource(scope).mutations.create(sdk, scope),
  update: <Direction extends OrderDirection>(
    sdk: PortalSdk,
    scope: OrderScope<Direction>,
  ): PortalMutation<UpdateOrderVariables<Direction>, SavedOrder<Direction>> =>
    getResource(scope).mutations.update(sdk, scope),
  cancel: <Direction extends OrderDirection>(
    sdk: PortalSdk,
    scope: OrderScope<Direction>,
  ): PortalMutation<CancelOrderVariables, SavedOrder<Direction>> =>
    portalMutation(
      [...orderKeys.all(scope), 'cancel'],
      ({ orderId, reason, etag }: CancelOrderVariables) =>
        cancelOrder(sdk, { ...scope, orderId }, reason, { ifMatch: etag }),
      ({ orderId }) => ({
        lists: [orderKeys.lists(scope)],
        changed: [orderKeys.details({ ...scope, orderId })],
      }),
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
export const exportOrders = (
  sdk: PortalSdk,
  { direction, ...params }: SelectionParams & OrderScope,
  options?: TransferOptions,
): Promise<DownloadedFile> => exportRecords(`${direction}-orders`)(sdk, params, options);

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
export const ordersTemplate = (
  sdk: PortalSdk,
  { direction, supplierId }: OrderScope,
  options?: TransferOptions,
): Promise<DownloadedFile> => importTemplate(`${direction}-orders`)(sdk, { supplierId }, options);

/**
 * Uploads a file of orders, one row per line item. Source: `importInboundOrders`, `importOutboundOrders` (`.xlsx` or
 * `.csv`, 10 MB). Resolves when the server has accepted the file; `importQueries` of `@portal-kit/sdk/imports` returns
 * the progress of the processing.
 *
 * Errors: `PortalError`; `http` 409 `IMPORT_IN_PROGRESS` while another upload of the same kind runs, 413, 415, 422 with
 * `fields` for a wrong header row.
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
export const importOrders = (
  sdk: PortalSdk,
  { direction, ...params }: ImportParams & OrderScope,
  options?: TransferOptions,
): Promise<UploadRecord | null> => importRecords(`${direction}-orders`)(sdk, params, options);

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
  return sdk.download('/suppliers/{supplierId}/exports/outbound-orders/bol/{orderId}', {
    ...options,
    params: { path },
  });
}
