// Generated from openapi/ by `npm run generate`. Do not edit.

import { searchStringBounds, filterBounds } from './parameters';

/** Contract of `createSupplier`: permissions, parameters, sort fields, filter fields, statuses. */
export const createSupplierContract = {
  permissions: ['SUPPLIER_CREATE'],
  statuses: [201, 400, 401, 403, 409, 415, 422, 429, 500, 503],
} as const;

/** Contract of `getSupplier`: permissions, parameters, sort fields, filter fields, statuses. */
export const getSupplierContract = {
  permissions: ['BASIC_ACCESS'],
  path: { id: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `listSuppliers`: permissions, parameters, sort fields, filter fields, statuses. */
export const listSuppliersContract = {
  permissions: ['BASIC_ACCESS'],
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: searchStringBounds, filter: filterBounds },
  sortFields: ['supplierId', 'name', 'inventoryType', 'status'],
  defaultSort: { sortBy: 'name', sortDirection: 'ASC' },
  filterFields: ['inventoryType', 'status'],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** Contract of `updateSupplier`: permissions, parameters, sort fields, filter fields, statuses. */
export const updateSupplierContract = {
  permissions: ['SUPPLIER_EDIT'],
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;
