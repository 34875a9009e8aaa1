// Generated from openapi/ by `npm run generate`. Do not edit.

import { searchStringBounds, filterBounds } from './parameters';

/** Contract of `createCustomer`: permissions, parameters, sort fields, filter fields, statuses. */
export const createCustomerContract = {
  permissions: ['CUSTOMER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

/** Contract of `getCustomer`: permissions, parameters, sort fields, filter fields, statuses. */
export const getCustomerContract = {
  permissions: ['CUSTOMER_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, id: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `getCustomersTemplate`: permissions, parameters, sort fields, filter fields, statuses. */
export const getCustomersTemplateContract = {
  permissions: ['CUSTOMER_UPLOAD_MASTER_FILE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `importCustomers`: permissions, parameters, sort fields, filter fields, statuses. */
export const importCustomersContract = {
  permissions: ['CUSTOMER_UPLOAD_MASTER_FILE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { overrideDuplicates: { type: 'boolean', default: false } },
  statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
} as const;

/** Contract of `listCustomers`: permissions, parameters, sort fields, filter fields, statuses. */
export const listCustomersContract = {
  permissions: ['CUSTOMER_LIST', 'OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: searchStringBounds, filter: filterBounds },
  sortFields: ['name', 'customerNumber', 'customerType', 'city', 'stateCode', 'status', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'name', sortDirection: 'ASC' },
  filterFields: ['customerType', 'status', 'stateCode'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `updateCustomer`: permissions, parameters, sort fields, filter fields, statuses. */
export const updateCustomerContract = {
  permissions: ['CUSTOMER_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, id: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;
