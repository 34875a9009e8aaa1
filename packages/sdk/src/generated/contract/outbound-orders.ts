// Generated from openapi/ by `npm run generate`. Do not edit.

import { searchStringBounds, filterBounds } from './parameters';

/** Contract of `cancelOutboundOrder`: permissions, parameters, sort fields, filter fields, statuses. */
export const cancelOutboundOrderContract = {
  permissions: ['OUTBOUND_ORDER_CANCEL'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** Contract of `createOutboundOrder`: permissions, parameters, sort fields, filter fields, statuses. */
export const createOutboundOrderContract = {
  permissions: ['OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

/** Contract of `exportOutboundOrders`: permissions, parameters, sort fields, filter fields, statuses. */
export const exportOutboundOrdersContract = {
  permissions: ['OUTBOUND_ORDER_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { searchString: searchStringBounds, filter: filterBounds, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, limit: { type: 'integer', minimum: 1, maximum: 5000, default: 5000 } },
  sortFields: ['orderId', 'externalOrderNumber', 'poNumber', 'referenceNumber', 'status', 'warehouseId', 'warehouseName', 'customerName', 'orderDate', 'requestedShipDate', 'shippingType', 'scac', 'bondedFlag', 'itemsCount', 'cases', 'bottles', 'palletsQuantity', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'createdAt', sortDirection: 'DESC' },
  filterFields: ['status', 'warehouseId', 'customerId', 'shippingType', 'scac', 'bondedFlag', 'poNumber', 'sku', 'orderDate', 'requestedShipDate', 'createdAt'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `getBillOfLading`: permissions, parameters, sort fields, filter fields, statuses. */
export const getBillOfLadingContract = {
  permissions: ['OUTBOUND_ORDER_DETAILS'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
} as const;

/** Contract of `getOutboundOrder`: permissions, parameters, sort fields, filter fields, statuses. */
export const getOutboundOrderContract = {
  permissions: ['OUTBOUND_ORDER_DETAILS'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `getOutboundOrdersTemplate`: permissions, parameters, sort fields, filter fields, statuses. */
export const getOutboundOrdersTemplateContract = {
  permissions: ['OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `importOutboundOrders`: permissions, parameters, sort fields, filter fields, statuses. */
export const importOutboundOrdersContract = {
  permissions: ['OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { overrideDuplicates: { type: 'boolean', default: false } },
  statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
} as const;

/** Contract of `listOutboundOrders`: permissions, parameters, sort fields, filter fields, statuses. */
export const listOutboundOrdersContract = {
  permissions: ['OUTBOUND_ORDER_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: searchStringBounds, filter: filterBounds },
  sortFields: ['orderId', 'externalOrderNumber', 'poNumber', 'referenceNumber', 'status', 'warehouseId', 'warehouseName', 'customerName', 'orderDate', 'requestedShipDate', 'shippingType', 'scac', 'bondedFlag', 'itemsCount', 'cases', 'bottles', 'palletsQuantity', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'createdAt', sortDirection: 'DESC' },
  filterFields: ['status', 'warehouseId', 'customerId', 'shippingType', 'scac', 'bondedFlag', 'poNumber', 'sku', 'orderDate', 'requestedShipDate', 'createdAt'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `updateOutboundOrder`: permissions, parameters, sort fields, filter fields, statuses. */
export const updateOutboundOrderContract = {
  permissions: ['OUTBOUND_ORDER_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;
