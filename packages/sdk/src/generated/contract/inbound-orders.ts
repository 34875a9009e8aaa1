// Generated from openapi/ by `npm run generate`. Do not edit.

import { searchStringBounds, filterBounds } from './parameters';

/** Contract of `cancelInboundOrder`: permissions, parameters, sort fields, filter fields, statuses. */
export const cancelInboundOrderContract = {
  permissions: ['INBOUND_ORDER_CANCEL'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** Contract of `createInboundOrder`: permissions, parameters, sort fields, filter fields, statuses. */
export const createInboundOrderContract = {
  permissions: ['INBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

/** Contract of `exportInboundOrders`: permissions, parameters, sort fields, filter fields, statuses. */
export const exportInboundOrdersContract = {
  permissions: ['INBOUND_ORDER_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { searchString: searchStringBounds, filter: filterBounds, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, limit: { type: 'integer', minimum: 1, maximum: 5000, default: 5000 } },
  sortFields: ['orderId', 'externalOrderNumber', 'poNumber', 'referenceNumber', 'status', 'warehouseId', 'warehouseName', 'orderDate', 'expectedArrivalDate', 'shippingType', 'scac', 'bondedFlag', 'itemsCount', 'cases', 'bottles', 'palletsQuantity', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'createdAt', sortDirection: 'DESC' },
  filterFields: ['status', 'warehouseId', 'shippingType', 'scac', 'bondedFlag', 'poNumber', 'sku', 'orderDate', 'expectedArrivalDate', 'createdAt'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `getInboundOrder`: permissions, parameters, sort fields, filter fields, statuses. */
export const getInboundOrderContract = {
  permissions: ['INBOUND_ORDER_DETAILS'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `getInboundOrdersTemplate`: permissions, parameters, sort fields, filter fields, statuses. */
export const getInboundOrdersTemplateContract = {
  permissions: ['INBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `importInboundOrders`: permissions, parameters, sort fields, filter fields, statuses. */
export const importInboundOrdersContract = {
  permissions: ['INBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { overrideDuplicates: { type: 'boolean', default: false } },
  statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
} as const;

/** Contract of `listInboundOrders`: permissions, parameters, sort fields, filter fields, statuses. */
export const listInboundOrdersContract = {
  permissions: ['INBOUND_ORDER_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: searchStringBounds, filter: filterBounds },
  sortFields: ['orderId', 'externalOrderNumber', 'poNumber', 'referenceNumber', 'status', 'warehouseId', 'warehouseName', 'orderDate', 'expectedArrivalDate', 'shippingType', 'scac', 'bondedFlag', 'itemsCount', 'cases', 'bottles', 'palletsQuantity', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'createdAt', sortDirection: 'DESC' },
  filterFields: ['status', 'warehouseId', 'shippingType', 'scac', 'bondedFlag', 'poNumber', 'sku', 'orderDate', 'expectedArrivalDate', 'createdAt'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `updateInboundOrder`: permissions, parameters, sort fields, filter fields, statuses. */
export const updateInboundOrderContract = {
  permissions: ['INBOUND_ORDER_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;
