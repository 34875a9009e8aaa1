// Generated from openapi/ by `npm run generate`. Do not edit.

import { searchStringBounds, filterBounds } from './parameters';

/** Contract of `createWarehouse`: permissions, parameters, sort fields, filter fields, statuses. */
export const createWarehouseContract = {
  permissions: ['WAREHOUSE_CREATE'],
  statuses: [201, 400, 401, 403, 409, 415, 422, 429, 500, 503],
} as const;

/** Contract of `getWarehouse`: permissions, parameters, sort fields, filter fields, statuses. */
export const getWarehouseContract = {
  permissions: ['BASIC_ACCESS'],
  path: { id: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `listWarehouses`: permissions, parameters, sort fields, filter fields, statuses. */
export const listWarehousesContract = {
  permissions: ['BASIC_ACCESS'],
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: searchStringBounds, filter: filterBounds },
  sortFields: ['warehouseId', 'name', 'city', 'stateCode', 'isBonded', 'status'],
  defaultSort: { sortBy: 'name', sortDirection: 'ASC' },
  filterFields: ['stateCode', 'isBonded'],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** Contract of `updateWarehouse`: permissions, parameters, sort fields, filter fields, statuses. */
export const updateWarehouseContract = {
  permissions: ['WAREHOUSE_EDIT'],
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;
