import type { DownloadedFile } from '../client/call';
import type { PortalSdk } from '../client/types';
import { inboundOrderRequestBounds, outboundOrderRequestBounds } from '../generated/bounds';
import type {
  exportInboundOrdersContract,
  exportOutboundOrdersContract,
  listInboundOrdersContract,
  listOutboundOrdersContract,
} from '../generated/contract';
import { billOfLading, type Order, type OrderRequest, type OrderSummary } from '../resources/orders';
import { cancelOrder, type OrderDirection, orders } from '../resources/requests/records';
import { type Change, toCallOptions } from './change-record';
import { type ExportMethod, exportMethod, type UploadFileMethods, uploadFileMethods } from './file-methods';
import type { ChangeOptions, CreateOptions, DownloadOptions, ExportInput, ListInput } from './method-options';
import { type PerSupplier, perSupplier, type RecordMethods, recordMethods } from './record-methods';

interface OrderContracts {
  inbound: { list: typeof listInboundOrdersContract; export: typeof exportInboundOrdersContract };
  outbound: { list: typeof listOutboundOrdersContract; export: typeof exportOutboundOrdersContract };
}

/** Input of `list` and `page`: search, filter, sort order and page size. */
export interface OrderListInput<Direction extends OrderDirection = OrderDirection>
  extends ListInput<OrderContracts[Direction]['list']> {}
/** Input of `export`: search, filter and sort order. */
export interface OrderExportInput<Direction extends OrderDirection = OrderDirection>
  extends ExportInput<OrderContracts[Direction]['export']> {}

/** Options of `cancel`. */
export interface CancelOptions extends ChangeOptions {
  /** Reason, shown in the history of the order. At most 250 characters. */
  readonly reason?: string | undefined;
}

/**
 * Methods of the orders of one direction. Source: `listInboundOrders`, `getInboundOrder`, `exportInboundOrders`,
 * `importInboundOrders`, `getInboundOrdersTemplate`, and the outbound operations.
 */
export interface OrderMethods<Direction extends OrderDirection>
  extends PerSupplier<
      RecordMethods<
        Order<Direction>,
        OrderRequest<Direction>,
        OrderListInput<Direction>,
        OrderSummary<Direction>
      >
    >,
    UploadFileMethods,
    ExportMethod<OrderExportInput<Direction>> {
  /**
   * Submits a new order. Source: `createInboundOrder`, `createOutboundOrder`. The type of the order contains the conditional
   * requirements of the contract: an LTL shipment needs a `scac` or a `carrierName`.
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
   * `updateOutboundOrder`. Pass a function to change some fields: it receives the stored values and returns the new body.
   * The SDK sends the version that it read, or `ifMatch` if given, and the update rejects with 412 if the record has changed
   * since then.
   *
   * @throws PortalError of any kind; `http` 404, 409 (`INVALID_STATE`, `DUPLICATE_PO_NUMBER`, `INSUFFICIENT_STOCK`), 412 for
   * an
   *   outdated version, 422 with `fields`, 428 if the deployment requires `ifMatch`.
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
}

/** Methods of outbound orders. */
export interface OutboundOrderMethods extends OrderMethods<'outbound'> {
  /**
   * Downloads the bill of lading as a PDF. Source: `getBillOfLading`.
   *
   * @throws PortalError of any kind; `http` 404, 409 `BOL_NOT_AVAILABLE` before the warehouse has issued the bill of lading.
   */
  billOfLading(supplierId: string, orderId: string, options?: DownloadOptions): Promise<DownloadedFile>;
}

const requestBounds = { inbound: inboundOrderRequestBounds, outbound: outboundOrderRequestBounds };

export function orderMethods<Direction extends OrderDirection>(
  sdk: PortalSdk,
  direction: Direction,
): OrderMethods<Direction> {
  const methods = perSupplier((scope) =>
    recordMethods(sdk, orders[direction], { ...scope, direction }, requestBounds[direction]),
  );
  return {
    ...methods,
    ...uploadFileMethods(sdk, `${direction}-orders`),
    ...exportMethod(sdk, `${direction}-orders`),
    resubmit: (supplierId, orderId, options) =>
      methods.update(supplierId, orderId, (order) => order, options),
    cancel: async (supplierId, orderId, { reason, ...options } = {}) => {
      const { ifMatch, ...call } = toCallOptions(options);
      const { order } = await cancelOrder(sdk, { supplierId, direction, orderId }, reason, {
        ...call,
        ifMatch,
      });
      return order ?? methods.get(supplierId, orderId, call);
    },
  };
}

export const outboundOrderMethods = (sdk: PortalSdk): OutboundOrderMethods => ({
  ...orderMethods(sdk, 'outbound'),
  billOfLading: (supplierId, orderId, options = {}) => billOfLading(sdk, { supplierId, orderId }, options),
});
