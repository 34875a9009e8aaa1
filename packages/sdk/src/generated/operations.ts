// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operation } from '../client/operation';

export const cancelInboundOrder = {
  id: 'cancelInboundOrder',
  method: 'PATCH',
  path: '/suppliers/{supplierId}/inbound-orders/{orderId}',
  security: 'access-bearer',
  base: 'data',
  request: 'json',
} as const satisfies Operation;

export const cancelOutboundOrder = {
  id: 'cancelOutboundOrder',
  method: 'PATCH',
  path: '/suppliers/{supplierId}/outbound-orders/{orderId}',
  security: 'access-bearer',
  base: 'data',
  request: 'json',
} as const satisfies Operation;

export const createCustomer = {
  id: 'createCustomer',
  method: 'POST',
  path: '/suppliers/{supplierId}/customers',
  security: 'access-bearer',
  base: 'data',
  request: 'json',
} as const satisfies Operation;

export const createInboundOrder = {
  id: 'createInboundOrder',
  method: 'POST',
  path: '/suppliers/{supplierId}/inbound-orders',
  security: 'access-bearer',
  base: 'data',
  request: 'json',
} as const satisfies Operation;

export const createItem = {
  id: 'createItem',
  method: 'POST',
  path: '/suppliers/{supplierId}/items',
  security: 'access-bearer',
  base: 'data',
  request: 'json',
} as const satisfies Operation;

export const createOutboundOrder = {
  id: 'createOutboundOrder',
  method: 'POST',
  path: '/suppliers/{supplierId}/outbound-orders',
  security: 'access-bearer',
  base: 'data',
  request: 'json',
} as const satisfies Operation;

export const createSupplier = {
  id: 'createSupplier',
  method: 'POST',
  path: '/api/v1/suppliers',
  security: 'access-header',
  request: 'json',
} as const satisfies Operation;

export const createUser = {
  id: 'createUser',
  method: 'POST',
  path: '/users',
  security: 'access-bearer',
  base: 'data',
  request: 'json',
} as const satisfies Operation;

export const createWarehouse = {
  id: 'createWarehouse',
  method: 'POST',
  path: '/api/v1/warehouses',
  security: 'access-header',
  request: 'json',
} as const satisfies Operation;

export const exportInboundOrders = {
  id: 'exportInboundOrders',
  method: 'GET',
  path: '/suppliers/{supplierId}/exports/inbound-orders',
  security: 'access-bearer',
  base: 'data',
  response: 'file',
} as const satisfies Operation;

export const exportItems = {
  id: 'exportItems',
  method: 'GET',
  path: '/suppliers/{supplierId}/exports/items',
  security: 'access-bearer',
  base: 'data',
  response: 'file',
} as const satisfies Operation;

export const exportOutboundOrders = {
  id: 'exportOutboundOrders',
  method: 'GET',
  path: '/suppliers/{supplierId}/exports/outbound-orders',
  security: 'access-bearer',
  base: 'data',
  response: 'file',
} as const satisfies Operation;

export const getAccessToken = {
  id: 'getAccessToken',
  method: 'GET',
  path: '/api/v2/auth/accessToken',
  security: 'identity',
} as const satisfies Operation;

export const getAuthUser = {
  id: 'getAuthUser',
  method: 'GET',
  path: '/api/v2/auth/user',
  security: 'identity',
} as const satisfies Operation;

export const getBillOfLading = {
  id: 'getBillOfLading',
  method: 'GET',
  path: '/suppliers/{supplierId}/exports/outbound-orders/bol/{orderId}',
  security: 'access-bearer',
  base: 'data',
  response: 'file',
} as const satisfies Operation;

export const getCustomer = {
  id: 'getCustomer',
  method: 'GET',
  path: '/suppliers/{supplierId}/customers/{id}',
  security: 'access-bearer',
  base: 'data',
} as const satisfies Operation;

export const getCustomersTemplate = {
  id: 'getCustomersTemplate',
  method: 'GET',
  path: '/suppliers/{supplierId}/imports/customers-template',
  security: 'access-bearer',
  base: 'data',
  response: 'file',
} as const satisfies Operation;

export const getFeatureFlags = {
  id: 'getFeatureFlags',
  method: 'GET',
  path: '/api/feature-flags',
  security: 'identity',
} as const satisfies Operation;

export const getImportReport = {
  id: 'getImportReport',
  method: 'GET',
  path: '/suppliers/{supplierId}/imports/reports/{fileId}',
  security: 'access-bearer',
  base: 'data',
  response: 'file',
} as const satisfies Operation;

export const getInboundOrder = {
  id: 'getInboundOrder',
  method: 'GET',
  path: '/suppliers/{supplierId}/inbound-orders/{orderId}',
  security: 'access-bearer',
  base: 'data',
} as const satisfies Operation;

export const getInboundOrdersTemplate = {
  id: 'getInboundOrdersTemplate',
  method: 'GET',
  path: '/suppliers/{supplierId}/imports/inbound-orders-template',
  security: 'access-bearer',
  base: 'data',
  response: 'file',
} as const satisfies Operation;

export const getItem = {
  id: 'getItem',
  method: 'GET',
  path: '/suppliers/{supplierId}/items/{itemId}',
  security: 'access-bearer',
  base: 'data',
} as const satisfies Operation;

export const getItemsTemplate = {
  id: 'getItemsTemplate',
  method: 'GET',
  path: '/suppliers/{supplierId}/imports/items-template',
  security: 'access-bearer',
  base: 'data',
  response: 'file',
} as const satisfies Operation;

export const getOutboundOrder = {
  id: 'getOutboundOrder',
  method: 'GET',
  path: '/suppliers/{supplierId}/outbound-orders/{orderId}',
  security: 'access-bearer',
  base: 'data',
} as const satisfies Operation;

export const getOutboundOrdersTemplate = {
  id: 'getOutboundOrdersTemplate',
  method: 'GET',
  path: '/suppliers/{supplierId}/imports/outbound-orders-template',
  security: 'access-bearer',
  base: 'data',
  response: 'file',
} as const satisfies Operation;

export const getRoles = {
  id: 'getRoles',
  method: 'GET',
  path: '/api/v2/auth/roles',
  security: 'identity',
} as const satisfies Operation;

export const getSupplier = {
  id: 'getSupplier',
  method: 'GET',
  path: '/api/v1/suppliers/{id}',
  security: 'access-header',
} as const satisfies Operation;

export const getWarehouse = {
  id: 'getWarehouse',
  method: 'GET',
  path: '/api/v1/warehouses/{id}',
  security: 'access-header',
} as const satisfies Operation;

export const importCustomers = {
  id: 'importCustomers',
  method: 'POST',
  path: '/suppliers/{supplierId}/imports/customers',
  security: 'access-bearer',
  base: 'data',
  request: 'multipart',
} as const satisfies Operation;

export const importInboundOrders = {
  id: 'importInboundOrders',
  method: 'POST',
  path: '/suppliers/{supplierId}/imports/inbound-orders',
  security: 'access-bearer',
  base: 'data',
  request: 'multipart',
} as const satisfies Operation;

export const importItems = {
  id: 'importItems',
  method: 'POST',
  path: '/suppliers/{supplierId}/imports/items',
  security: 'access-bearer',
  base: 'data',
  request: 'multipart',
} as const satisfies Operation;

export const importOutboundOrders = {
  id: 'importOutboundOrders',
  method: 'POST',
  path: '/suppliers/{supplierId}/imports/outbound-orders',
  security: 'access-bearer',
  base: 'data',
  request: 'multipart',
} as const satisfies Operation;

export const listCustomers = {
  id: 'listCustomers',
  method: 'GET',
  path: '/suppliers/{supplierId}/customers',
  security: 'access-bearer',
  base: 'data',
} as const satisfies Operation;

export const listImports = {
  id: 'listImports',
  method: 'GET',
  path: '/suppliers/{supplierId}/imports',
  security: 'access-bearer',
  base: 'data',
} as const satisfies Operation;

export const listInboundOrders = {
  id: 'listInboundOrders',
  method: 'GET',
  path: '/suppliers/{supplierId}/inbound-orders',
  security: 'access-bearer',
  base: 'data',
} as const satisfies Operation;

export const listItems = {
  id: 'listItems',
  method: 'GET',
  path: '/suppliers/{supplierId}/items',
  security: 'access-bearer',
  base: 'data',
} as const satisfies Operation;

export const listOutboundOrders = {
  id: 'listOutboundOrders',
  method: 'GET',
  path: '/suppliers/{supplierId}/outbound-orders',
  security: 'access-bearer',
  base: 'data',
} as const satisfies Operation;

export const listScacCodes = {
  id: 'listScacCodes',
  method: 'GET',
  path: '/api/v1/scac-codes/{countryCode}',
  security: 'access-header',
} as const satisfies Operation;

export const listSuppliers = {
  id: 'listSuppliers',
  method: 'GET',
  path: '/api/v1/suppliers',
  security: 'access-header',
} as const satisfies Operation;

export const listUsers = {
  id: 'listUsers',
  method: 'GET',
  path: '/users',
  security: 'access-bearer',
  base: 'data',
} as const satisfies Operation;

export const listWarehouses = {
  id: 'listWarehouses',
  method: 'GET',
  path: '/api/v1/warehouses',
  security: 'access-header',
} as const satisfies Operation;

export const suggestItems = {
  id: 'suggestItems',
  method: 'GET',
  path: '/suppliers/{supplierId}/items/suggested-items',
  security: 'access-bearer',
  base: 'data',
} as const satisfies Operation;

export const updateCustomer = {
  id: 'updateCustomer',
  method: 'PUT',
  path: '/suppliers/{supplierId}/customers/{id}',
  security: 'access-bearer',
  base: 'data',
  request: 'json',
} as const satisfies Operation;

export const updateInboundOrder = {
  id: 'updateInboundOrder',
  method: 'PUT',
  path: '/suppliers/{supplierId}/inbound-orders/{orderId}',
  security: 'access-bearer',
  base: 'data',
  request: 'json',
} as const satisfies Operation;

export const updateItem = {
  id: 'updateItem',
  method: 'PUT',
  path: '/suppliers/{supplierId}/items/{itemId}',
  security: 'access-bearer',
  base: 'data',
  request: 'json',
} as const satisfies Operation;

export const updateOutboundOrder = {
  id: 'updateOutboundOrder',
  method: 'PUT',
  path: '/suppliers/{supplierId}/outbound-orders/{orderId}',
  security: 'access-bearer',
  base: 'data',
  request: 'json',
} as const satisfies Operation;

export const updateSupplier = {
  id: 'updateSupplier',
  method: 'PUT',
  path: '/api/v1/suppliers',
  security: 'access-header',
  request: 'json',
} as const satisfies Operation;

export const updateUser = {
  id: 'updateUser',
  method: 'PUT',
  path: '/users',
  security: 'access-bearer',
  base: 'data',
  request: 'json',
} as const satisfies Operation;

export const updateWarehouse = {
  id: 'updateWarehouse',
  method: 'PUT',
  path: '/api/v1/warehouses',
  security: 'access-header',
  request: 'json',
} as const satisfies Operation;
