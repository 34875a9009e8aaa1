// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operation, SecurityKind, TokenKind } from '../client/operation';

interface TokenHeader {
  readonly token: TokenKind;
  readonly header: string;
  /** Text before the token. */
  readonly prefix: string;
}

type Methods = { readonly [Method in Operation['method']]?: Omit<Operation, 'method' | 'path'> };

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

/** All operations by path and method. */
export const operationsByPath: Readonly<Record<string, Methods>> = {
  '/api/feature-flags': {
    GET: { id: 'getFeatureFlags', security: 'identity' },
  },
  '/api/v1/scac-codes/{countryCode}': {
    GET: { id: 'listScacCodes', security: 'access-header' },
  },
  '/api/v1/suppliers': {
    POST: { id: 'createSupplier', security: 'access-header' },
    GET: { id: 'listSuppliers', security: 'access-header' },
    PUT: { id: 'updateSupplier', security: 'access-header' },
  },
  '/api/v1/suppliers/{id}': {
    GET: { id: 'getSupplier', security: 'access-header' },
  },
  '/api/v1/warehouses': {
    POST: { id: 'createWarehouse', security: 'access-header' },
    GET: { id: 'listWarehouses', security: 'access-header' },
    PUT: { id: 'updateWarehouse', security: 'access-header' },
  },
  '/api/v1/warehouses/{id}': {
    GET: { id: 'getWarehouse', security: 'access-header' },
  },
  '/api/v2/auth/accessToken': {
    GET: { id: 'getAccessToken', security: 'identity' },
  },
  '/api/v2/auth/roles': {
    GET: { id: 'getRoles', security: 'identity' },
  },
  '/api/v2/auth/user': {
    GET: { id: 'getAuthUser', security: 'identity' },
  },
  '/suppliers/{supplierId}/customers': {
    POST: { id: 'createCustomer', security: 'access-bearer', base: 'data' },
    GET: { id: 'listCustomers', security: 'access-bearer', base: 'data' },
  },
  '/suppliers/{supplierId}/customers/{id}': {
    GET: { id: 'getCustomer', security: 'access-bearer', base: 'data' },
    PUT: { id: 'updateCustomer', security: 'access-bearer', base: 'data' },
  },
  '/suppliers/{supplierId}/exports/inbound-orders': {
    GET: { id: 'exportInboundOrders', security: 'access-bearer', base: 'data', response: 'file' },
  },
  '/suppliers/{supplierId}/exports/items': {
    GET: { id: 'exportItems', security: 'access-bearer', base: 'data', response: 'file' },
  },
  '/suppliers/{supplierId}/exports/outbound-orders': {
    GET: { id: 'exportOutboundOrders', security: 'access-bearer', base: 'data', response: 'file' },
  },
  '/suppliers/{supplierId}/exports/outbound-orders/bol/{orderId}': {
    GET: { id: 'getBillOfLading', security: 'access-bearer', base: 'data', response: 'file' },
  },
  '/suppliers/{supplierId}/imports': {
    GET: { id: 'listImports', security: 'access-bearer', base: 'data' },
  },
  '/suppliers/{supplierId}/imports/customers': {
    POST: { id: 'importCustomers', security: 'access-bearer', base: 'data', request: 'multipart' },
  },
  '/suppliers/{supplierId}/imports/customers-template': {
    GET: { id: 'getCustomersTemplate', security: 'access-bearer', base: 'data', response: 'file' },
  },
  '/suppliers/{supplierId}/imports/inbound-orders': {
    POST: { id: 'importInboundOrders', security: 'access-bearer', base: 'data', request: 'multipart' },
  },
  '/suppliers/{supplierId}/imports/inbound-orders-template': {
    GET: { id: 'getInboundOrdersTemplate', security: 'access-bearer', base: 'data', response: 'file' },
  },
  '/suppliers/{supplierId}/imports/items': {
    POST: { id: 'importItems', security: 'access-bearer', base: 'data', request: 'multipart' },
  },
  '/suppliers/{supplierId}/imports/items-template': {
    GET: { id: 'getItemsTemplate', security: 'access-bearer', base: 'data', response: 'file' },
  },
  '/suppliers/{supplierId}/imports/outbound-orders': {
    POST: { id: 'importOutboundOrders', security: 'access-bearer', base: 'data', request: 'multipart' },
  },
  '/suppliers/{supplierId}/imports/outbound-orders-template': {
    GET: { id: 'getOutboundOrdersTemplate', security: 'access-bearer', base: 'data', response: 'file' },
  },
  '/suppliers/{supplierId}/imports/reports/{fileId}': {
    GET: { id: 'getImportReport', security: 'access-bearer', base: 'data', response: 'file' },
  },
  '/suppliers/{supplierId}/inbound-orders': {
    POST: { id: 'createInboundOrder', security: 'access-bearer', base: 'data' },
    GET: { id: 'listInboundOrders', security: 'access-bearer', base: 'data' },
  },
  '/suppliers/{supplierId}/inbound-orders/{orderId}': {
    PATCH: { id: 'cancelInboundOrder', security: 'access-bearer', base: 'data' },
    GET: { id: 'getInboundOrder', security: 'access-bearer', base: 'data' },
    PUT: { id: 'updateInboundOrder', security: 'access-bearer', base: 'data' },
  },
  '/suppliers/{supplierId}/items': {
    POST: { id: 'createItem', security: 'access-bearer', base: 'data' },
    GET: { id: 'listItems', security: 'access-bearer', base: 'data' },
  },
  '/suppliers/{supplierId}/items/suggested-items': {
    GET: { id: 'suggestItems', security: 'access-bearer', base: 'data' },
  },
  '/suppliers/{supplierId}/items/{itemId}': {
    GET: { id: 'getItem', security: 'access-bearer', base: 'data' },
    PUT: { id: 'updateItem', security: 'access-bearer', base: 'data' },
  },
  '/suppliers/{supplierId}/outbound-orders': {
    POST: { id: 'createOutboundOrder', security: 'access-bearer', base: 'data' },
    GET: { id: 'listOutboundOrders', security: 'access-bearer', base: 'data' },
  },
  '/suppliers/{supplierId}/outbound-orders/{orderId}': {
    PATCH: { id: 'cancelOutboundOrder', security: 'access-bearer', base: 'data' },
    GET: { id: 'getOutboundOrder', security: 'access-bearer', base: 'data' },
    PUT: { id: 'updateOutboundOrder', security: 'access-bearer', base: 'data' },
  },
  '/users': {
    POST: { id: 'createUser', security: 'access-bearer', base: 'data' },
    GET: { id: 'listUsers', security: 'access-bearer', base: 'data' },
    PUT: { id: 'updateUser', security: 'access-bearer', base: 'data' },
  },
};
