import { createPortalSdk } from '../client/portal-sdk';
import type { PortalSdk, PortalSdkOptions } from '../client/types';
import { type CountryCode, type ScacCode, scacCodeQueries } from '../resources/scac-codes';
import {
  type CustomerVerbs,
  customerVerbs,
  type SupplierVerbs,
  supplierVerbs,
  type UserVerbs,
  userVerbs,
  type WarehouseVerbs,
  warehouseVerbs,
} from './account-verbs';
import { type AuthVerbs, authVerbs } from './auth-verbs';
import { type ItemVerbs, itemVerbs } from './item-verbs';
import { type OrderVerbs, type OutboundOrderVerbs, orderVerbs, outboundOrderVerbs } from './order-verbs';
import { type UploadVerbs, uploadVerbs } from './upload-verbs';
import type { ReadOptions } from './verb-options';

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
export type {
  CustomerListInput,
  CustomerVerbs,
  SupplierListInput,
  SupplierVerbs,
  UserListInput,
  UserVerbs,
  WarehouseListInput,
  WarehouseVerbs,
} from './account-verbs';
export type { AuthVerbs } from './auth-verbs';
export type { ExportVerb, UploadFileVerbs } from './file-verbs';
export type { ItemExportInput, ItemListInput, ItemSuggestInput, ItemVerbs } from './item-verbs';
export type {
  CancelOptions,
  OrderExportInput,
  OrderListInput,
  OrderVerbs,
  OutboundOrderVerbs,
} from './order-verbs';
export type { PerSupplier, RecordVerbs } from './record-verbs';
export type { Change } from './stored-record';
export type { UploadListInput, UploadVerbs, WaitOptions } from './upload-verbs';
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
} from './verb-options';

/** Verbs of the orders by direction. */
export interface OrdersByDirection {
  /** Orders that announce goods which arrive at a warehouse. */
  readonly inbound: OrderVerbs<'inbound'>;
  /** Orders that ship goods to a customer. */
  readonly outbound: OutboundOrderVerbs;
}

/** Verbs of carriers. */
export interface ScacCodeVerbs {
  /**
   * Lists all carriers of a region. Source: `listScacCodes`.
   *
   * @throws PortalError of any kind.
   */
  list(countryCode: CountryCode, options?: ReadOptions): Promise<readonly ScacCode[]>;
}

/**
 * The portal API as verbs by resource. Every verb sends the requests of the contract with the guarantees of the SDK:
 * tokens, deadlines, one retry and one error type. The verbs need neither React nor TanStack Query.
 *
 * @throws PortalError A failed call rejects with a `PortalError`; `isPortalError` recognizes the error. A body or header
 * that
 *   cannot be sent rejects with the platform's `TypeError`, and `update` rejects with the error that its function throws.
 */
export interface Portal {
  /** Items of a supplier with their stock. */
  readonly items: ItemVerbs;
  /** Inbound and outbound orders. */
  readonly orders: OrdersByDirection;
  /** Companies that a supplier ships to. */
  readonly customers: CustomerVerbs;
  /** Suppliers. */
  readonly suppliers: SupplierVerbs;
  /** Warehouses. */
  readonly warehouses: WarehouseVerbs;
  /** Users of the portal and their roles. */
  readonly users: UserVerbs;
  /** Uploaded files and their results. */
  readonly uploads: UploadVerbs;
  /** Carriers and their codes. */
  readonly scacCodes: ScacCodeVerbs;
  /** The signed-in user. */
  readonly auth: AuthVerbs;
  /** The SDK that sends the requests, for the resource entries and for typed calls of single operations. */
  readonly sdk: PortalSdk;
}

/**
 * Returns the verbs of the portal API for an existing SDK.
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
    items: itemVerbs(sdk),
    orders: { inbound: orderVerbs(sdk, 'inbound'), outbound: outboundOrderVerbs(sdk) },
    customers: customerVerbs(sdk),
    suppliers: supplierVerbs(sdk),
    warehouses: warehouseVerbs(sdk),
    users: userVerbs(sdk),
    uploads: uploadVerbs(sdk),
    scacCodes: {
      list: async (countryCode, options = {}) =>
        (await scacCodeQueries.list(sdk, { countryCode }).queryFn(options)).rows,
    },
    auth: authVerbs(sdk),
    sdk,
  };
}

/**
 * Creates an SDK with verbs, for Node, workers and browsers.
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
