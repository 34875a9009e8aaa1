// Generated from openapi/ by `npm run generate`. Do not edit.

import { searchStringBounds, filterBounds } from './parameters';

/** Contract of `getImportReport`: permissions, parameters, sort fields, filter fields, statuses. */
export const getImportReportContract = {
  permissions: ['ITEM_UPLOAD_MASTER_FILE', 'CUSTOMER_UPLOAD_MASTER_FILE', 'INBOUND_ORDER_CREATE', 'OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, fileId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 410, 429, 500, 503],
} as const;

/** Contract of `listImports`: permissions, parameters, sort fields, filter fields, statuses. */
export const listImportsContract = {
  permissions: ['ITEM_UPLOAD_MASTER_FILE', 'CUSTOMER_UPLOAD_MASTER_FILE', 'INBOUND_ORDER_CREATE', 'OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: searchStringBounds, filter: filterBounds },
  sortFields: ['fileName', 'fileType', 'status', 'uploadedBy', 'uploadedAt', 'completedAt', 'totalRows', 'failedRows', 'fileSize'],
  defaultSort: { sortBy: 'uploadedAt', sortDirection: 'DESC' },
  filterFields: ['fileType', 'status'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;
