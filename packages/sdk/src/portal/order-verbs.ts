import type { DownloadedFile } from '../client/call';
import type { PortalSdk } from '../client/types';
import { inboundOrderRequestBounds, outboundOrderRequestBounds } from '../generated/bounds';
import type {
  exportInboundOrdersContract,
  exportOutboundOrdersContract,
  listInboundOrdersContract,
  listOutboundOrdersContract,
} from '../generated/contract';
import {
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  type Order,
  type OrderDirection,
  type OrderRequest,
  type OrderSummary,
  updateOrder,
} from '../resources/operations/orders';
import { billOfLading, exportOrders, importOrders, ordersTemplate } from '../resources/orders';
import type { UploadRecord } from '../resources/requests/file-transfer';
import { type PortalList, portalList, selectionOf } from './portal-list';
import { type Change, changeOptions, changeRecord, createdRecord } from './stored-record';
import { acceptedUpload } from './upload-verbs';
import type {
  ChangeOptions,
  CreateOptions,
  DownloadOptions,
  ExportInput,
  ListInput,
  ReadOptions,
  UploadOptions,
} from './verb-options';

interface OrderContracts {
  inbound: { list: typeof listInboundOrdersContract; export: typeof exportInboundOrdersContract };
  outbound: { list: typeof listOutboundOrdersContract; export: typeof exportOutboundOrdersContract };
}

/** Input of `orders.inbound.list` and `orders.outbound.list`: search, filter, sort order and page size. */
export type OrderListInput<Direction extends OrderDirection = OrderDirection> = ListInput<
  OrderContracts[Direction]['list']
>;
/** Input of `orders.inbound.export` and `orders.outbound.export`: search, filter and sort order. */
export type OrderExportInput<Direction extends OrderDirection = OrderDirection> = ExportInput<
  OrderContracts[Direction]['export']
>;

/** Options of `cancel`. */
export interface CancelOptions extends ChangeOptions {
  /** Reason, shown in the history of the order. At most 250 characters. */
  readonly reason?: string | undefined;
}

/** Verbs of the orders of one direction. */
export interface OrderVerbs<Direction extends OrderDirection> {
  /**
   * Lists orders. Source: `listInboundOrders`, `listOutboundOrders`.
   *
   * @throws PortalError of any kind; `http` 400 for an invalid filter, 403 without the permission, 404 for an unknown
   *   supplier.
   */
  list(
    supplierId: string,
    input?: OrderListInput<Direction>,
    options?: ReadOptions,
  ): PortalList<OrderSummary<Direction>>;
  /**
   * Reads an order with its line items and history. Source: `getInboundOrder`, `getOutboundOrder`.
   *
   * @throws PortalError of any kind; `http` 404 for an unknown order.
   */
  get(supplierId: string, orderId: string, options?: ReadOptions): Promise<Order<Direction>>;
  /**
   * Submits a new order. Source: `createInboundOrder`, `createOutboundOrder`. The type of the order contains the
   * conditional requirements of the contract: an LTL shipment needs a `scac` or a `carrierName`.
   *
   * @throws PortalError of any kind; `http` 409 (`DUPLICATE_PO_NUMBER` with `conflictingId`, `INSUFFICIENT_STOCK`), 422 with
   *   `fields`. `isOutcomeUnknown` is true if the server may have stored the order.
   */
  create(
    supplierId: string,
    order: OrderRequest<Direction>,
    options?: CreateOptions,
  ): Promise<Order<Direction>>;
  /**
   * Replaces an Open or Failed order and submits it again; omitted fields are cleared. Source: `updateInboundOrder`,
   * `updateOutboundOrder`. A function receives the stored values, and its result is sent with the version that was read,
   * so that a concurrent change is rejected with 412.
   *
   * @throws PortalError of any kind; `http` 404, 409 (`INVALID_STATE`, `DUPLICATE_PO_NUMBER`, `INSUFFICIENT_STOCK`), 412 for
   *   an outdated version, 422 with `fields`, 428 if the deployment requires `ifMatch`.
   */
  update(
    supplierId: string,
    orderId: string,
    change: Change<OrderRequest<Direction>>,
    options?: ChangeOptions,
  ): Promise<Order<Direction>>;
  /**
   * Submits a Failed order again without changes. Use `update` to correct it. Source: `updateInboundOrder`,
   * `updateOutboundOrder`.
   *
   * @throws PortalError of any kind; `http` 404, 409 (`INVALID_STATE`, `INSUFFICIENT_STOCK`), 412 after a concurrent change,
   *   422 with `fields`.
   */
  resubmit(supplierId: string, orderId: string, options?: ChangeOptions): Promise<Order<Direction>>;
  /**
   * Cancels an Open or Failed order, which cannot be undone. Source: `cancelInboundOrder`, `cancelOutboundOrder`.
   *
   * @throws PortalError of any kind; `http` 404, 409 `INVALID_STATE`, 412 for an outdated version, 428 if the deployment
   *   requires `ifMatch`.
   */
  cancel(supplierId: string, orderId: string, options?: CancelOptions): Promise<Order<Direction>>;
  /**
   * Downloads the list as a spreadsheet (`.xlsx`). Source: `exportInboundOrders`, `exportOutboundOrders`.
   *
   * @throws PortalError of any kind; `http` 400 for an invalid filter, 404 for an unknown supplier.
   */
  export(
    supplierId: string,
    input?: OrderExportInput<Direction>,
    options?: DownloadOptions,
  ): Promise<DownloadedFile>;
  /**
   * Uploads a file of orders, one row per line item (`.xlsx` or `.csv`, 10 MB). Source: `importInboundOrders`,
   * `importOutboundOrders`. Resolves when the server has accepted the file; `portal.uploads.wait` waits for the result.
   *
   * @throws PortalError of any kind; `http` 409 `IMPORT_IN_PROGRESS` while another upload of the same kind runs, 413, 415,
   *   422 with `fields` for a wrong header row.
   */
  upload(supplierId: string, file: Blob, options?: UploadOptions): Promise<UploadRecord>;
  /**
   * Downloads the empty spreadsheet for `upload`. Source: `getInboundOrdersTemplate`, `getOutboundOrdersTemplate`.
   *
   * @throws PortalError of any kind; `http` 404 for an unknown supplier.
   */
  template(supplierId: string, options?: DownloadOptions): Promise<DownloadedFile>;
}

/** Verbs of outbound orders. */
export interface OutboundOrderVerbs extends OrderVerbs<'outbound'> {
  /**
   * Downloads the bill of lading as a PDF. Source: `getBillOfLading`.
   *
   * @throws PortalError of any kind; `http` 404, 409 `BOL_NOT_AVAILABLE` before the warehouse has issued the bill of lading.
   */
  billOfLading(supplierId: string, orderId: string, options?: DownloadOptions): Promise<DownloadedFile>;
}

const requestBounds = { inbound: inboundOrderRequestBounds, outbound: outboundOrderRequestBounds };

function orderVerbs<Direction extends OrderDirection>(
  sdk: PortalSdk,
  direction: Direction,
): OrderVerbs<Direction> {
  const name = direction === 'inbound' ? 'InboundOrder' : 'OutboundOrder';
  type Body = OrderRequest<Direction>;

  const update: OrderVerbs<Direction>['update'] = (supplierId, orderId, change, options = {}) => {
    const ids = { supplierId, direction, orderId };
    return changeRecord<Order<Direction>, Body>({
      change,
      options,
      fields: requestBounds[direction],
      read: async (call) => {
        const { order, etag } = await getOrder(sdk, ids, call);
        return { record: order, etag };
      },
      send: async (body, call) => (await updateOrder(sdk, ids, body, call)).order,
    });
  };

  return {
    list: (supplierId, input = {}, options = {}) =>
      portalList({
        input,
        options,
        page: (params, call) => listOrders(sdk, { supplierId, direction, ...params }, call),
        idOf: ({ orderId }) => orderId,
      }),
    get: async (supplierId, orderId, options = {}) =>
      (await getOrder(sdk, { supplierId, direction, orderId }, options)).order,
    create: async (supplierId, order, options = {}) => {
      const saved = await createOrder<Direction>(sdk, { supplierId, direction }, order, options);
      return createdRecord(saved.order, `create${name}`);
    },
    update,
    resubmit: (supplierId, orderId, options) => update(supplierId, orderId, (order) => order, options),
    cancel: async (supplierId, orderId, { reason, ...options } = {}) => {
      const ids = { supplierId, direction, orderId };
      const { ifMatch, ...call } = changeOptions(options);
      const { order } = await cancelOrder(sdk, ids, reason, { ...call, ifMatch });
      return order ?? (await getOrder(sdk, ids, call)).order;
    },
    export: (supplierId, input = {}, options = {}) =>
      exportOrders(sdk, { supplierId, direction, ...selectionOf(input) }, options),
    upload: (supplierId, file, { overrideDuplicates, ...options } = {}) =>
      acceptedUpload(
        importOrders(sdk, { supplierId, direction, file, overrideDuplicates }, options),
        `import${name}s`,
      ),
    template: (supplierId, options = {}) => ordersTemplate(sdk, { supplierId, direction }, options),
  };
}

export const inboundOrderVerbs = (sdk: PortalSdk): OrderVerbs<'inbound'> => orderVerbs(sdk, 'inbound');

export const outboundOrderVerbs = (sdk: PortalSdk): OutboundOrderVerbs => ({
  ...orderVerbs(sdk, 'outbound'),
  billOfLading: (supplierId, orderId, options = {}) => billOfLading(sdk, { supplierId, orderId }, options),
});
