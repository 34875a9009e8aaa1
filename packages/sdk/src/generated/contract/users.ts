// Generated from openapi/ by `npm run generate`. Do not edit.

import { searchStringBounds, filterBounds } from './parameters';

/** Contract of `createUser`: permissions, parameters, sort fields, filter fields, statuses. */
export const createUserContract = {
  permissions: ['USER_CREATE'],
  statuses: [201, 400, 401, 403, 409, 415, 422, 429, 500, 503],
} as const;

/** Contract of `listUsers`: permissions, parameters, sort fields, filter fields, statuses. */
export const listUsersContract = {
  permissions: ['USER_LIST'],
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: searchStringBounds, filter: filterBounds },
  sortFields: ['email', 'globalRole', 'enabled', 'createdAt', 'lastLoginAt'],
  defaultSort: { sortBy: 'email', sortDirection: 'ASC' },
  filterFields: ['email', 'role', 'status', 'supplierId'],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** Contract of `updateUser`: permissions, parameters, sort fields, filter fields, statuses. */
export const updateUserContract = {
  permissions: ['USER_EDIT'],
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;
