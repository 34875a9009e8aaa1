// Generated from openapi/ by `npm run generate`. Do not edit.

import { searchStringBounds, filterBounds } from './parameters';

/** Contract of `createItem`: permissions, parameters, sort fields, filter fields, statuses. */
export const createItemContract = {
  permissions: ['ITEM_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

/** Contract of `exportItems`: permissions, parameters, sort fields, filter fields, statuses. */
export const exportItemsContract = {
  permissions: ['ITEM_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { searchString: searchStringBounds, filter: filterBounds, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, limit: { type: 'integer', minimum: 1, maximum: 5000, default: 5000 } },
  sortFields: ['sku', 'description', 'brand', 'type', 'size', 'bottlesPerCase', 'itemStatus', 'onHandQty', 'availableQty', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'sku', sortDirection: 'ASC' },
  filterFields: ['itemId', 'sku', 'upc', 'itemStatus', 'type', 'brand', 'warehouseId', 'sizeUom', 'bonded', 'inStock'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `getItem`: permissions, parameters, sort fields, filter fields, statuses. */
export const getItemContract = {
  permissions: ['ITEM_DETAILS'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, itemId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `getItemsTemplate`: permissions, parameters, sort fields, filter fields, statuses. */
export const getItemsTemplateContract = {
  permissions: ['ITEM_UPLOAD_MASTER_FILE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `importItems`: permissions, parameters, sort fields, filter fields, statuses. */
export const importItemsContract = {
  permissions: ['ITEM_UPLOAD_MASTER_FILE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { overrideDuplicates: { type: 'boolean', default: false } },
  statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
} as const;

/** Contract of `listItems`: permissions, parameters, sort fields, filter fields, statuses. */
export const listItemsContract = {
  permissions: ['ITEM_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: searchStringBounds, filter: filterBounds },
  sortFields: ['sku', 'description', 'brand', 'type', 'size', 'bottlesPerCase', 'itemStatus', 'onHandQty', 'availableQty', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'sku', sortDirection: 'ASC' },
  filterFields: ['itemId', 'sku', 'upc', 'itemStatus', 'type', 'brand', 'warehouseId', 'sizeUom', 'bonded', 'inStock'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `suggestItems`: permissions, parameters, sort fields, filter fields, statuses. */
export const suggestItemsContract = {
  permissions: ['INBOUND_ORDER_CREATE', 'OUTBOUND_ORDER_CREATE', 'INBOUND_ORDER_EDIT', 'OUTBOUND_ORDER_EDIT', 'ITEM_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { searchString: searchStringBounds, warehouseId: { type: 'string', pattern: '^[A-Z0-9-]{2,20}$' }, limit: { type: 'integer', minimum: 1, maximum: 5000, default: 20 }, filter: filterBounds },
  filterFields: ['itemId', 'sku', 'upc', 'itemStatus', 'type', 'brand', 'warehouseId', 'sizeUom', 'bonded', 'inStock'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `updateItem`: permissions, parameters, sort fields, filter fields, statuses. */
export const updateItemContract = {
  permissions: ['ITEM_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, itemId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;
