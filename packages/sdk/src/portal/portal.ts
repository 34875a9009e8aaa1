import { createPortalSdk } from '../client/portal-sdk';
import type { PortalSdk, PortalSdkOptions } from '../client/types';
import { type CountryCode, type ScacCode, scacCodeQueries } from '../resources/scac-codes';
import { type AuthMethods, authMethods } from './auth-methods';
import { type ItemMethods, itemMethods } from './item-methods';
import {
  type CustomerMethods,
  customerMethods,
  type SupplierMethods,
  supplierMethods,
  type UserMethods,
  userMethods,
  type WarehouseMethods,
  warehouseMethods,
} from './master-data-methods';
import type { ReadOptions } from './method-options';
import {
  type OrderMethods,
  type OutboundOrderMethods,
  orderMethods,
  outboundOrderMethods,
} from './order-methods';
import { type UploadMethods, uploadMethods } from './upload-methods';

export type { DownloadedFile } from '../client/call';
export type { AccessToken, AuthUser, FeatureFlag, RoleMap } from '../resources/auth';
export type { Customer, CustomerRequest } from '../resources/customers';
export type { Item, ItemRequest } from '../resources/items';
export type { Order, OrderDirection, OrderRequest, OrderSummary } from '../resources/orders';
export type { UploadRecord } from '../resources/requests/file-transfer';
export type { Page } from '../resources/requests/list';
export type { CountryCode, ScacCode } from '../resources/scac-codes';
export type { Supplier, SupplierRequest } from '../resources/suppliers';
export type { User, UserRequest } from '../resources/users';
export type { Warehouse, WarehouseRequest } from '../resources/warehouses';
export type { AuthMethods } from './auth-methods';
export type { Change } from './change-record';
export type { ExportMethod, UploadFileMethods } from './file-methods';
export type { ItemExportInput, ItemListInput, ItemMethods, ItemSuggestInput } from './item-methods';
export type {
  CustomerListInput,
  CustomerMethods,
  SupplierListInput,
  SupplierMethods,
  UserListInput,
  UserMethods,
  WarehouseListInput,
  WarehouseMethods,
} from './master-data-methods';
export type {
  ChangeOptions,
  CreateOptions,
  DownloadOptions,
  ExportInput,
  FilterInput,
  ListFields,
  ListInput,
  ReadOptions,
  SelectionInput,
  UploadOptions,
} from './method-options';
export type {
  CancelOptions,
  OrderExportInput,
  OrderListInput,
  OrderMethods,
  OutboundOrderMethods,
} from './order-methods';
export type { PerSupplier, RecordMethods } from './record-methods';
export type { UploadListInput, UploadMethods, WaitOptions } from './upload-methods';

/** Methods of the orders by direction. */
export interface OrdersByDirection {
  /** Orders that announce goods which arrive at a warehouse. */
  readonly inbound: OrderMethods<'inbound'>;
  /** Orders that ship goods to a customer. */
  readonly outbound: OutboundOrderMethods;
}

/** Methods of carriers. */
export interface ScacCodeMethods {
  /**
   * Lists all carriers of a region. Source: `listScacCodes`.
   *
   * @throws PortalError of any kind.
   */
  list(countryCode: CountryCode, options?: ReadOptions): Promise<readonly ScacCode[]>;
}

/**
 * The portal API as methods by resource. Every method sends the requests of the contract with the guarantees of the SDK:
 * tokens, deadlines, one retry and one error type. The methods need neither React nor TanStack Query.
 *
 * @throws PortalError A failed call rejects with a `PortalError`; `isPortalError` recognizes the error. A body or header
 * that
 *   cannot be sent rejects with the platform's `TypeError`, and `update` rejects with the error that its function throws.
 */
export interface Portal {
  /** Items of a supplier with their stock. */
  readonly items: ItemMethods;
  /** Inbound and outbound orders. */
  readonly orders: OrdersByDirection;
  /** Companies that a supplier ships to. */
  readonly customers: CustomerMethods;
  /** Suppliers. */
  readonly suppliers: SupplierMethods;
  /** Warehouses. */
  readonly warehouses: WarehouseMethods;
  /** Users of the portal and their roles. */
  readonly users: UserMethods;
  /** Uploaded files and their results. */
  readonly uploads: UploadMethods;
  /** Carriers and their codes. */
  readonly scacCodes: ScacCodeMethods;
  /** The signed-in user. */
  readonly auth: AuthMethods;
  /** The SDK that sends the requests, for the resource entries and for typed calls of single operations. */
  readonly sdk: PortalSdk;
}

/**
 * Returns the methods of the portal API for an existing SDK.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { portalOf } from '@portal-kit/sdk/portal';
 *
 * export async function openOrders(sdk: PortalSdk, supplierId: string) {
 *   const { total } = await portalOf(sdk).orders.outbound.page(supplierId, { filter: { status: 'OPEN' }, limit: 1 });
 *   return total;
 * }
 * ```
 */
export function portalOf(sdk: PortalSdk): Portal {
  return {
    items: itemMethods(sdk),
    orders: { inbound: orderMethods(sdk, 'inbound'), outbound: outboundOrderMethods(sdk) },
    customers: customerMethods(sdk),
    suppliers: supplierMethods(sdk),
    warehouses: warehouseMethods(sdk),
    users: userMethods(sdk),
    uploads: uploadMethods(sdk),
    scacCodes: {
      list: async (countryCode, options = {}) =>
        (await scacCodeQueries.list(sdk, { countryCode }).queryFn(options)).rows,
    },
    auth: authMethods(sdk),
    sdk,
  };
}

/**
 * Creates an SDK with methods, for Node, workers and browsers.
 *
 * Errors: `createPortal` never throws. A failed call rejects with a `PortalError`.
 *
 * @example
 * ```ts
 * import { createPortal } from '@portal-kit/sdk/portal';
 *
 * const portal = createPortal({
 *   baseUrl: 'https://portal.example',
 *   tokens: { get: () => 'access token', refresh: async () => null },
 * });
 * for await (const order of portal.orders.outbound.list('SUP-1001', { filter: { status: 'FAILED' } })) {
 *   console.log(order.orderId, order.poNumber);
 * }
 * ```
 */
export const createPortal = (options: PortalSdkOptions): Portal => portalOf(createPortalSdk(options));
