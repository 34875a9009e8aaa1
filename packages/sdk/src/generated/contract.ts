// Generated from openapi/ by `npm run generate`. Do not edit.

export const cancelInboundOrderContract = {
  permissions: ['INBOUND_ORDER_CANCEL'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

export const cancelOutboundOrderContract = {
  permissions: ['OUTBOUND_ORDER_CANCEL'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

export const createCustomerContract = {
  permissions: ['CUSTOMER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

export const createInboundOrderContract = {
  permissions: ['INBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

export const createItemContract = {
  permissions: ['ITEM_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

export const createOutboundOrderContract = {
  permissions: ['OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

export const createSupplierContract = {
  permissions: ['SUPPLIER_CREATE'],
  statuses: [201, 400, 401, 403, 409, 415, 422, 429, 500, 503],
} as const;

export const createUserContract = {
  permissions: ['USER_CREATE'],
  statuses: [201, 400, 401, 403, 409, 415, 422, 429, 500, 503],
} as const;

export const createWarehouseContract = {
  permissions: ['WAREHOUSE_CREATE'],
  statuses: [201, 400, 401, 403, 409, 415, 422, 429, 500, 503],
} as const;

export const exportInboundOrdersContract = {
  permissions: ['INBOUND_ORDER_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, limit: { type: 'integer', minimum: 1, maximum: 5000, default: 5000 } },
  sortFields: ['orderId', 'externalOrderNumber', 'poNumber', 'referenceNumber', 'status', 'warehouseId', 'warehouseName', 'orderDate', 'expectedArrivalDate', 'shippingType', 'scac', 'bondedFlag', 'itemsCount', 'cases', 'bottles', 'palletsQuantity', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'createdAt', sortDirection: 'DESC' },
  filterFields: ['status', 'warehouseId', 'shippingType', 'scac', 'bondedFlag', 'poNumber', 'orderDate', 'expectedArrivalDate', 'createdAt'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const exportItemsContract = {
  permissions: ['ITEM_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, limit: { type: 'integer', minimum: 1, maximum: 5000, default: 5000 } },
  sortFields: ['sku', 'description', 'brand', 'type', 'size', 'bottlesPerCase', 'itemStatus', 'onHandQty', 'availableQty', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'sku', sortDirection: 'ASC' },
  filterFields: ['itemStatus', 'type', 'brand', 'warehouseId', 'sizeUom', 'bonded', 'inStock'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const exportOutboundOrdersContract = {
  permissions: ['OUTBOUND_ORDER_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, limit: { type: 'integer', minimum: 1, maximum: 5000, default: 5000 } },
  sortFields: ['orderId', 'externalOrderNumber', 'poNumber', 'referenceNumber', 'status', 'warehouseId', 'warehouseName', 'customerName', 'orderDate', 'requestedShipDate', 'shippingType', 'scac', 'bondedFlag', 'itemsCount', 'cases', 'bottles', 'palletsQuantity', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'createdAt', sortDirection: 'DESC' },
  filterFields: ['status', 'warehouseId', 'customerId', 'shippingType', 'scac', 'bondedFlag', 'poNumber', 'orderDate', 'requestedShipDate', 'createdAt'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const getAccessTokenContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

export const getAuthUserContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

export const getBillOfLadingContract = {
  permissions: ['OUTBOUND_ORDER_DETAILS'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
} as const;

export const getCustomerContract = {
  permissions: ['CUSTOMER_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, id: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const getCustomersTemplateContract = {
  permissions: ['CUSTOMER_UPLOAD_MASTER_FILE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const getFeatureFlagsContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

export const getImportReportContract = {
  permissions: ['ITEM_UPLOAD_MASTER_FILE', 'CUSTOMER_UPLOAD_MASTER_FILE', 'INBOUND_ORDER_CREATE', 'OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, fileId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 410, 429, 500, 503],
} as const;

export const getInboundOrderContract = {
  permissions: ['INBOUND_ORDER_DETAILS'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const getInboundOrdersTemplateContract = {
  permissions: ['INBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const getItemContract = {
  permissions: ['ITEM_DETAILS'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, itemId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const getItemsTemplateContract = {
  permissions: ['ITEM_UPLOAD_MASTER_FILE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const getOutboundOrderContract = {
  permissions: ['OUTBOUND_ORDER_DETAILS'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const getOutboundOrdersTemplateContract = {
  permissions: ['OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const getRolesContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

export const getSupplierContract = {
  permissions: ['BASIC_ACCESS'],
  path: { id: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const getWarehouseContract = {
  permissions: ['BASIC_ACCESS'],
  path: { id: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const importCustomersContract = {
  permissions: ['CUSTOMER_UPLOAD_MASTER_FILE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { overrideDuplicates: { type: 'boolean', default: false } },
  statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
} as const;

export const importInboundOrdersContract = {
  permissions: ['INBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { overrideDuplicates: { type: 'boolean', default: false } },
  statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
} as const;

export const importItemsContract = {
  permissions: ['ITEM_UPLOAD_MASTER_FILE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { overrideDuplicates: { type: 'boolean', default: false } },
  statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
} as const;

export const importOutboundOrdersContract = {
  permissions: ['OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { overrideDuplicates: { type: 'boolean', default: false } },
  statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
} as const;

export const listCustomersContract = {
  permissions: ['CUSTOMER_LIST', 'OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['name', 'customerNumber', 'customerType', 'city', 'stateCode', 'status', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'name', sortDirection: 'ASC' },
  filterFields: ['customerType', 'status', 'stateCode'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const listImportsContract = {
  permissions: ['ITEM_UPLOAD_MASTER_FILE', 'CUSTOMER_UPLOAD_MASTER_FILE', 'INBOUND_ORDER_CREATE', 'OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['fileName', 'fileType', 'status', 'uploadedBy', 'uploadedAt', 'completedAt', 'totalRows', 'failedRows', 'fileSize'],
  defaultSort: { sortBy: 'uploadedAt', sortDirection: 'DESC' },
  filterFields: ['fileType', 'status'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const listInboundOrdersContract = {
  permissions: ['INBOUND_ORDER_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['orderId', 'externalOrderNumber', 'poNumber', 'referenceNumber', 'status', 'warehouseId', 'warehouseName', 'orderDate', 'expectedArrivalDate', 'shippingType', 'scac', 'bondedFlag', 'itemsCount', 'cases', 'bottles', 'palletsQuantity', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'createdAt', sortDirection: 'DESC' },
  filterFields: ['status', 'warehouseId', 'shippingType', 'scac', 'bondedFlag', 'poNumber', 'orderDate', 'expectedArrivalDate', 'createdAt'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const listItemsContract = {
  permissions: ['ITEM_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['sku', 'description', 'brand', 'type', 'size', 'bottlesPerCase', 'itemStatus', 'onHandQty', 'availableQty', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'sku', sortDirection: 'ASC' },
  filterFields: ['itemStatus', 'type', 'brand', 'warehouseId', 'sizeUom', 'bonded', 'inStock'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const listOutboundOrdersContract = {
  permissions: ['OUTBOUND_ORDER_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['orderId', 'externalOrderNumber', 'poNumber', 'referenceNumber', 'status', 'warehouseId', 'warehouseName', 'customerName', 'orderDate', 'requestedShipDate', 'shippingType', 'scac', 'bondedFlag', 'itemsCount', 'cases', 'bottles', 'palletsQuantity', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'createdAt', sortDirection: 'DESC' },
  filterFields: ['status', 'warehouseId', 'customerId', 'shippingType', 'scac', 'bondedFlag', 'poNumber', 'orderDate', 'requestedShipDate', 'createdAt'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const listScacCodesContract = {
  permissions: ['BASIC_ACCESS'],
  path: { countryCode: { required: true, type: 'string', enum: ['USA', 'CAN', 'INT'] } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const listSuppliersContract = {
  permissions: ['BASIC_ACCESS'],
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['supplierId', 'name', 'inventoryType', 'status'],
  defaultSort: { sortBy: 'name', sortDirection: 'ASC' },
  filterFields: ['inventoryType', 'status'],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

export const listUsersContract = {
  permissions: ['USER_LIST'],
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['email', 'globalRole', 'enabled', 'createdAt', 'lastLoginAt'],
  defaultSort: { sortBy: 'email', sortDirection: 'ASC' },
  filterFields: ['email', 'role', 'status', 'supplierId'],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

export const listWarehousesContract = {
  permissions: ['BASIC_ACCESS'],
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['warehouseId', 'name', 'city', 'stateCode', 'isBonded', 'status'],
  defaultSort: { sortBy: 'name', sortDirection: 'ASC' },
  filterFields: ['stateCode', 'isBonded'],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

export const suggestItemsContract = {
  permissions: ['INBOUND_ORDER_CREATE', 'OUTBOUND_ORDER_CREATE', 'INBOUND_ORDER_EDIT', 'OUTBOUND_ORDER_EDIT', 'ITEM_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { searchString: { type: 'string', maxLength: 100 }, warehouseId: { type: 'string', pattern: '^[A-Z0-9-]{2,20}$' }, limit: { type: 'integer', minimum: 1, maximum: 5000, default: 20 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  filterFields: ['itemStatus', 'type', 'brand', 'warehouseId', 'sizeUom', 'bonded', 'inStock'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

export const updateCustomerContract = {
  permissions: ['CUSTOMER_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, id: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

export const updateInboundOrderContract = {
  permissions: ['INBOUND_ORDER_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

export const updateItemContract = {
  permissions: ['ITEM_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, itemId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

export const updateOutboundOrderContract = {
  permissions: ['OUTBOUND_ORDER_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

export const updateSupplierContract = {
  permissions: ['SUPPLIER_EDIT'],
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

export const updateUserContract = {
  permissions: ['USER_EDIT'],
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

export const updateWarehouseContract = {
  permissions: ['WAREHOUSE_EDIT'],
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;
