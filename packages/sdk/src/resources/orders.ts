import type { DownloadedFile, TransferOptions } from '../client/call';
import type { PortalSdk } from '../client/types';
import {
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  type OrderDirection,
  type OrderListParams,
  type OrderRequest,
  type OrderScope,
  updateOrder,
} from './operations/orders';
import { type ImportParams, importFile, type UploadRecord } from './requests/file-transfer';
import { listQuery, type SelectionParams } from './requests/list';
import { portalMutation } from './requests/mutation-options';
import { portalQuery, resourceKey } from './requests/query-options';

export type {
  InboundOrder,
  InboundOrderRequest,
  InboundOrderSummary,
  LineItem,
  LineItemRequest,
  Order,
  OrderAddress,
  OrderDetails,
  OrderDirection,
  OrderListParams,
  OrderPage,
  OrderRequest,
  OrderScope,
  OrderStatus,
  OrderSummary,
  OutboundOrder,
  OutboundOrderRequest,
  OutboundOrderSummary,
  SavedOrder,
} from './operations/orders';

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
  list: <Direction extends OrderDirection>(sdk: PortalSdk, params: OrderListParams<Direction>) =>
    portalQuery([...orderKeys.lists(params), listQuery(params)], (options) =>
      listOrders(sdk, params, options),
    ),
  details: <Direction extends OrderDirection>(
    sdk: PortalSdk,
    params: OrderScope<Direction> & { readonly orderId: string },
  ) => portalQuery(orderKeys.details(params, params.orderId), (options) => getOrder(sdk, params, options)),
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
      ({ order, idempotencyKey }: CreateOrderVariables<Direction>) =>
        createOrder(sdk, scope, order, { idempotencyKey }),
      () => ({ lists: [orderKeys.lists(scope)] }),
    ),
  update: <Direction extends OrderDirection>(sdk: PortalSdk, scope: OrderScope<Direction>) =>
    portalMutation(
      [...orderKeys.all(scope), 'update'],
      ({ orderId, order, etag }: UpdateOrderVariables<Direction>) =>
        updateOrder(sdk, { ...scope, orderId }, order, { ifMatch: etag }),
      ({ orderId }) => ({ lists: [orderKeys.lists(scope)], changed: [orderKeys.details(scope, orderId)] }),
    ),
  cancel: <Direction extends OrderDirection>(sdk: PortalSdk, scope: OrderScope<Direction>) =>
    portalMutation(
      [...orderKeys.all(scope), 'cancel'],
      ({ orderId, reason, etag }: CancelOrderVariables) =>
        cancelOrder(sdk, { ...scope, orderId }, reason, { ifMatch: etag }),
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
  // List state comes from URLs, so sort and filter are plain text here, and the server validates them.
  const query = { ...listQuery(params), offset: undefined } as never;
  const path = { supplierId };
  return sdk.download(`/suppliers/{supplierId}/exports/${direction}-orders`, {
    ...options,
    params: { path, query },
  });
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
  return sdk.download(`/suppliers/{supplierId}/imports/${direction}-orders-template`, {
    ...options,
    params: { path },
  });
}

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
  return sdk.download('/suppliers/{supplierId}/exports/outbound-orders/bol/{orderId}', {
    ...options,
    params: { path },
  });
}
