// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operation, SecurityKind, TokenKind } from '../client/operation';

interface TokenHeader {
  readonly token: TokenKind;
  readonly header: string;
  /** Text before the token. */
  readonly prefix: string;
}

/** Operations that differ only in id, method and path. */
interface OperationGroup extends Omit<Operation, 'id' | 'method' | 'path'> {
  readonly ids: Readonly<Record<string, Readonly<Partial<Record<Operation['method'], Operation['id']>>>>>;
}

/** The base of the portal-data paths in the contract; the default of `dataBasePath`. */
export const defaultDataBasePath = '/api/v1';

/** Portal-data paths, without their base. */
export type DataPath =
  | '/suppliers/{supplierId}/customers'
  | '/suppliers/{supplierId}/customers/{id}'
  | '/suppliers/{supplierId}/exports/inbound-orders'
  | '/suppliers/{supplierId}/exports/items'
  | '/suppliers/{supplierId}/exports/outbound-orders'
  | '/suppliers/{supplierId}/exports/outbound-orders/bol/{orderId}'
  | '/suppliers/{supplierId}/imports'
  | '/suppliers/{supplierId}/imports/customers'
  | '/suppliers/{supplierId}/imports/customers-template'
  | '/suppliers/{supplierId}/imports/inbound-orders'
  | '/suppliers/{supplierId}/imports/inbound-orders-template'
  | '/suppliers/{supplierId}/imports/items'
  | '/suppliers/{supplierId}/imports/items-template'
  | '/suppliers/{supplierId}/imports/outbound-orders'
  | '/suppliers/{supplierId}/imports/outbound-orders-template'
  | '/suppliers/{supplierId}/imports/reports/{fileId}'
  | '/suppliers/{supplierId}/inbound-orders'
  | '/suppliers/{supplierId}/inbound-orders/{orderId}'
  | '/suppliers/{supplierId}/items'
  | '/suppliers/{supplierId}/items/suggested-items'
  | '/suppliers/{supplierId}/items/{itemId}'
  | '/suppliers/{supplierId}/outbound-orders'
  | '/suppliers/{supplierId}/outbound-orders/{orderId}'
  | '/users';

/** The header that carries the token, by kind of security. */
export const tokenHeaders: Readonly<Record<SecurityKind, TokenHeader>> = {
  identity: { token: 'identity', header: 'Authorization', prefix: 'Bearer ' },
  'access-header': { token: 'access', header: 'Access-Token', prefix: '' },
  'access-bearer': { token: 'access', header: 'Authorization', prefix: 'Bearer ' },
};

/** Ids of all operations by path and method. */
export const operationGroups: readonly OperationGroup[] = [
  {
    security: 'access-bearer',
    base: 'data',
    request: 'multipart',
    ids: {
      '/suppliers/{supplierId}/imports/customers': { POST: 'importCustomers' },
      '/suppliers/{supplierId}/imports/inbound-orders': { POST: 'importInboundOrders' },
      '/suppliers/{supplierId}/imports/items': { POST: 'importItems' },
      '/suppliers/{supplierId}/imports/outbound-orders': { POST: 'importOutboundOrders' },
    },
  },
  {
    security: 'access-bearer',
    base: 'data',
    response: 'file',
    ids: {
      '/suppliers/{supplierId}/exports/inbound-orders': { GET: 'exportInboundOrders' },
      '/suppliers/{supplierId}/exports/items': { GET: 'exportItems' },
      '/suppliers/{supplierId}/exports/outbound-orders': { GET: 'exportOutboundOrders' },
      '/suppliers/{supplierId}/exports/outbound-orders/bol/{orderId}': { GET: 'getBillOfLading' },
      '/suppliers/{supplierId}/imports/customers-template': { GET: 'getCustomersTemplate' },
      '/suppliers/{supplierId}/imports/inbound-orders-template': { GET: 'getInboundOrdersTemplate' },
      '/suppliers/{supplierId}/imports/items-template': { GET: 'getItemsTemplate' },
      '/suppliers/{supplierId}/imports/outbound-orders-template': { GET: 'getOutboundOrdersTemplate' },
      '/suppliers/{supplierId}/imports/reports/{fileId}': { GET: 'getImportReport' },
    },
  },
  {
    security: 'access-bearer',
    base: 'data',
    ids: {
      '/suppliers/{supplierId}/customers': { POST: 'createCustomer', GET: 'listCustomers' },
      '/suppliers/{supplierId}/customers/{id}': { GET: 'getCustomer', PUT: 'updateCustomer' },
      '/suppliers/{supplierId}/imports': { GET: 'listImports' },
      '/suppliers/{supplierId}/inbound-orders': { POST: 'createInboundOrder', GET: 'listInboundOrders' },
      '/suppliers/{supplierId}/inbound-orders/{orderId}': { PATCH: 'cancelInboundOrder', GET: 'getInboundOrder', PUT: 'updateInboundOrder' },
      '/suppliers/{supplierId}/items': { POST: 'createItem', GET: 'listItems' },
      '/suppliers/{supplierId}/items/suggested-items': { GET: 'suggestItems' },
      '/suppliers/{supplierId}/items/{itemId}': { GET: 'getItem', PUT: 'updateItem' },
      '/suppliers/{supplierId}/outbound-orders': { POST: 'createOutboundOrder', GET: 'listOutboundOrders' },
      '/suppliers/{supplierId}/outbound-orders/{orderId}': { PATCH: 'cancelOutboundOrder', GET: 'getOutboundOrder', PUT: 'updateOutboundOrder' },
      '/users': { POST: 'createUser', GET: 'listUsers', PUT: 'updateUser' },
    },
  },
  {
    security: 'access-header',
    ids: {
      '/api/v1/scac-codes/{countryCode}': { GET: 'listScacCodes' },
      '/api/v1/suppliers': { POST: 'createSupplier', GET: 'listSuppliers', PUT: 'updateSupplier' },
      '/api/v1/suppliers/{id}': { GET: 'getSupplier' },
      '/api/v1/warehouses': { POST: 'createWarehouse', GET: 'listWarehouses', PUT: 'updateWarehouse' },
      '/api/v1/warehouses/{id}': { GET: 'getWarehouse' },
    },
  },
  {
    security: 'identity',
    ids: {
      '/api/feature-flags': { GET: 'getFeatureFlags' },
      '/api/v2/auth/accessToken': { GET: 'getAccessToken' },
      '/api/v2/auth/roles': { GET: 'getRoles' },
      '/api/v2/auth/user': { GET: 'getAuthUser' },
    },
  },
];
