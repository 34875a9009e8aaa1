// Generated from openapi/ by `npm run generate`. Do not edit.

/** What the contract says about `cancelInboundOrder`: permissions, parameters, order, filters, statuses. */
export const cancelInboundOrderContract = {
  permissions: ['INBOUND_ORDER_CANCEL'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** What the contract says about `cancelOutboundOrder`: permissions, parameters, order, filters, statuses. */
export const cancelOutboundOrderContract = {
  permissions: ['OUTBOUND_ORDER_CANCEL'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** What the contract says about `createCustomer`: permissions, parameters, order, filters, statuses. */
export const createCustomerContract = {
  permissions: ['CUSTOMER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

/** What the contract says about `createInboundOrder`: permissions, parameters, order, filters, statuses. */
export const createInboundOrderContract = {
  permissions: ['INBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

/** What the contract says about `createItem`: permissions, parameters, order, filters, statuses. */
export const createItemContract = {
  permissions: ['ITEM_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

/** What the contract says about `createOutboundOrder`: permissions, parameters, order, filters, statuses. */
export const createOutboundOrderContract = {
  permissions: ['OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

/** What the contract says about `createSupplier`: permissions, parameters, order, filters, statuses. */
export const createSupplierContract = {
  permissions: ['SUPPLIER_CREATE'],
  statuses: [201, 400, 401, 403, 409, 415, 422, 429, 500, 503],
} as const;

/** What the contract says about `createUser`: permissions, parameters, order, filters, statuses. */
export const createUserContract = {
  permissions: ['USER_CREATE'],
  statuses: [201, 400, 401, 403, 409, 415, 422, 429, 500, 503],
} as const;

/** What the contract says about `createWarehouse`: permissions, parameters, order, filters, statuses. */
export const createWarehouseContract = {
  permissions: ['WAREHOUSE_CREATE'],
  statuses: [201, 400, 401, 403, 409, 415, 422, 429, 500, 503],
} as const;

/** What the contract says about `exportInboundOrders`: permissions, parameters, order, filters, statuses. */
export const exportInboundOrdersContract = {
  permissions: ['INBOUND_ORDER_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, limit: { type: 'integer', minimum: 1, maximum: 5000, default: 5000 } },
  sortFields: ['orderId', 'externalOrderNumber', 'poNumber', 'referenceNumber', 'status', 'warehouseId', 'warehouseName', 'orderDate', 'expectedArrivalDate', 'shippingType', 'scac', 'bondedFlag', 'itemsCount', 'cases', 'bottles', 'palletsQuantity', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'createdAt', sortDirection: 'DESC' },
  filterFields: ['status', 'warehouseId', 'shippingType', 'scac', 'bondedFlag', 'poNumber', 'sku', 'orderDate', 'expectedArrivalDate', 'createdAt'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `exportItems`: permissions, parameters, order, filters, statuses. */
export const exportItemsContract = {
  permissions: ['ITEM_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, limit: { type: 'integer', minimum: 1, maximum: 5000, default: 5000 } },
  sortFields: ['sku', 'description', 'brand', 'type', 'size', 'bottlesPerCase', 'itemStatus', 'onHandQty', 'availableQty', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'sku', sortDirection: 'ASC' },
  filterFields: ['itemId', 'sku', 'itemStatus', 'type', 'brand', 'warehouseId', 'sizeUom', 'bonded', 'inStock'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `exportOutboundOrders`: permissions, parameters, order, filters, statuses. */
export const exportOutboundOrdersContract = {
  permissions: ['OUTBOUND_ORDER_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, limit: { type: 'integer', minimum: 1, maximum: 5000, default: 5000 } },
  sortFields: ['orderId', 'externalOrderNumber', 'poNumber', 'referenceNumber', 'status', 'warehouseId', 'warehouseName', 'customerName', 'orderDate', 'requestedShipDate', 'shippingType', 'scac', 'bondedFlag', 'itemsCount', 'cases', 'bottles', 'palletsQuantity', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'createdAt', sortDirection: 'DESC' },
  filterFields: ['status', 'warehouseId', 'customerId', 'shippingType', 'scac', 'bondedFlag', 'poNumber', 'sku', 'orderDate', 'requestedShipDate', 'createdAt'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `getAccessToken`: permissions, parameters, order, filters, statuses. */
export const getAccessTokenContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** What the contract says about `getAuthUser`: permissions, parameters, order, filters, statuses. */
export const getAuthUserContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** What the contract says about `getBillOfLading`: permissions, parameters, order, filters, statuses. */
export const getBillOfLadingContract = {
  permissions: ['OUTBOUND_ORDER_DETAILS'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
} as const;

/** What the contract says about `getCustomer`: permissions, parameters, order, filters, statuses. */
export const getCustomerContract = {
  permissions: ['CUSTOMER_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, id: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `getCustomersTemplate`: permissions, parameters, order, filters, statuses. */
export const getCustomersTemplateContract = {
  permissions: ['CUSTOMER_UPLOAD_MASTER_FILE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `getFeatureFlags`: permissions, parameters, order, filters, statuses. */
export const getFeatureFlagsContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** What the contract says about `getImportReport`: permissions, parameters, order, filters, statuses. */
export const getImportReportContract = {
  permissions: ['ITEM_UPLOAD_MASTER_FILE', 'CUSTOMER_UPLOAD_MASTER_FILE', 'INBOUND_ORDER_CREATE', 'OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, fileId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 410, 429, 500, 503],
} as const;

/** What the contract says about `getInboundOrder`: permissions, parameters, order, filters, statuses. */
export const getInboundOrderContract = {
  permissions: ['INBOUND_ORDER_DETAILS'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `getInboundOrdersTemplate`: permissions, parameters, order, filters, statuses. */
export const getInboundOrdersTemplateContract = {
  permissions: ['INBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `getItem`: permissions, parameters, order, filters, statuses. */
export const getItemContract = {
  permissions: ['ITEM_DETAILS'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, itemId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `getItemsTemplate`: permissions, parameters, order, filters, statuses. */
export const getItemsTemplateContract = {
  permissions: ['ITEM_UPLOAD_MASTER_FILE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `getOutboundOrder`: permissions, parameters, order, filters, statuses. */
export const getOutboundOrderContract = {
  permissions: ['OUTBOUND_ORDER_DETAILS'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `getOutboundOrdersTemplate`: permissions, parameters, order, filters, statuses. */
export const getOutboundOrdersTemplateContract = {
  permissions: ['OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `getRoles`: permissions, parameters, order, filters, statuses. */
export const getRolesContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** What the contract says about `getSupplier`: permissions, parameters, order, filters, statuses. */
export const getSupplierContract = {
  permissions: ['BASIC_ACCESS'],
  path: { id: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `getWarehouse`: permissions, parameters, order, filters, statuses. */
export const getWarehouseContract = {
  permissions: ['BASIC_ACCESS'],
  path: { id: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `importCustomers`: permissions, parameters, order, filters, statuses. */
export const importCustomersContract = {
  permissions: ['CUSTOMER_UPLOAD_MASTER_FILE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { overrideDuplicates: { type: 'boolean', default: false } },
  statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
} as const;

/** What the contract says about `importInboundOrders`: permissions, parameters, order, filters, statuses. */
export const importInboundOrdersContract = {
  permissions: ['INBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { overrideDuplicates: { type: 'boolean', default: false } },
  statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
} as const;

/** What the contract says about `importItems`: permissions, parameters, order, filters, statuses. */
export const importItemsContract = {
  permissions: ['ITEM_UPLOAD_MASTER_FILE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { overrideDuplicates: { type: 'boolean', default: false } },
  statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
} as const;

/** What the contract says about `importOutboundOrders`: permissions, parameters, order, filters, statuses. */
export const importOutboundOrdersContract = {
  permissions: ['OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { overrideDuplicates: { type: 'boolean', default: false } },
  statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
} as const;

/** What the contract says about `listCustomers`: permissions, parameters, order, filters, statuses. */
export const listCustomersContract = {
  permissions: ['CUSTOMER_LIST', 'OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['name', 'customerNumber', 'customerType', 'city', 'stateCode', 'status', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'name', sortDirection: 'ASC' },
  filterFields: ['customerType', 'status', 'stateCode'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `listImports`: permissions, parameters, order, filters, statuses. */
export const listImportsContract = {
  permissions: ['ITEM_UPLOAD_MASTER_FILE', 'CUSTOMER_UPLOAD_MASTER_FILE', 'INBOUND_ORDER_CREATE', 'OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['fileName', 'fileType', 'status', 'uploadedBy', 'uploadedAt', 'completedAt', 'totalRows', 'failedRows', 'fileSize'],
  defaultSort: { sortBy: 'uploadedAt', sortDirection: 'DESC' },
  filterFields: ['fileType', 'status'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `listInboundOrders`: permissions, parameters, order, filters, statuses. */
export const listInboundOrdersContract = {
  permissions: ['INBOUND_ORDER_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['orderId', 'externalOrderNumber', 'poNumber', 'referenceNumber', 'status', 'warehouseId', 'warehouseName', 'orderDate', 'expectedArrivalDate', 'shippingType', 'scac', 'bondedFlag', 'itemsCount', 'cases', 'bottles', 'palletsQuantity', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'createdAt', sortDirection: 'DESC' },
  filterFields: ['status', 'warehouseId', 'shippingType', 'scac', 'bondedFlag', 'poNumber', 'sku', 'orderDate', 'expectedArrivalDate', 'createdAt'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `listItems`: permissions, parameters, order, filters, statuses. */
export const listItemsContract = {
  permissions: ['ITEM_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['sku', 'description', 'brand', 'type', 'size', 'bottlesPerCase', 'itemStatus', 'onHandQty', 'availableQty', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'sku', sortDirection: 'ASC' },
  filterFields: ['itemId', 'sku', 'itemStatus', 'type', 'brand', 'warehouseId', 'sizeUom', 'bonded', 'inStock'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `listOutboundOrders`: permissions, parameters, order, filters, statuses. */
export const listOutboundOrdersContract = {
  permissions: ['OUTBOUND_ORDER_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['orderId', 'externalOrderNumber', 'poNumber', 'referenceNumber', 'status', 'warehouseId', 'warehouseName', 'customerName', 'orderDate', 'requestedShipDate', 'shippingType', 'scac', 'bondedFlag', 'itemsCount', 'cases', 'bottles', 'palletsQuantity', 'createdAt', 'updatedAt'],
  defaultSort: { sortBy: 'createdAt', sortDirection: 'DESC' },
  filterFields: ['status', 'warehouseId', 'customerId', 'shippingType', 'scac', 'bondedFlag', 'poNumber', 'sku', 'orderDate', 'requestedShipDate', 'createdAt'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `listScacCodes`: permissions, parameters, order, filters, statuses. */
export const listScacCodesContract = {
  permissions: ['BASIC_ACCESS'],
  path: { countryCode: { required: true, type: 'string', enum: ['USA', 'CAN', 'INT'] } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `listSuppliers`: permissions, parameters, order, filters, statuses. */
export const listSuppliersContract = {
  permissions: ['BASIC_ACCESS'],
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['supplierId', 'name', 'inventoryType', 'status'],
  defaultSort: { sortBy: 'name', sortDirection: 'ASC' },
  filterFields: ['inventoryType', 'status'],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** What the contract says about `listUsers`: permissions, parameters, order, filters, statuses. */
export const listUsersContract = {
  permissions: ['USER_LIST'],
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['email', 'globalRole', 'enabled', 'createdAt', 'lastLoginAt'],
  defaultSort: { sortBy: 'email', sortDirection: 'ASC' },
  filterFields: ['email', 'role', 'status', 'supplierId'],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** What the contract says about `listWarehouses`: permissions, parameters, order, filters, statuses. */
export const listWarehousesContract = {
  permissions: ['BASIC_ACCESS'],
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: { type: 'string', maxLength: 100 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  sortFields: ['warehouseId', 'name', 'city', 'stateCode', 'isBonded', 'status'],
  defaultSort: { sortBy: 'name', sortDirection: 'ASC' },
  filterFields: ['stateCode', 'isBonded'],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** What the contract says about `suggestItems`: permissions, parameters, order, filters, statuses. */
export const suggestItemsContract = {
  permissions: ['INBOUND_ORDER_CREATE', 'OUTBOUND_ORDER_CREATE', 'INBOUND_ORDER_EDIT', 'OUTBOUND_ORDER_EDIT', 'ITEM_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { searchString: { type: 'string', maxLength: 100 }, warehouseId: { type: 'string', pattern: '^[A-Z0-9-]{2,20}$' }, limit: { type: 'integer', minimum: 1, maximum: 5000, default: 20 }, filter: { type: 'string', maxLength: 2000, pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$' } },
  filterFields: ['itemId', 'sku', 'itemStatus', 'type', 'brand', 'warehouseId', 'sizeUom', 'bonded', 'inStock'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** What the contract says about `updateCustomer`: permissions, parameters, order, filters, statuses. */
export const updateCustomerContract = {
  permissions: ['CUSTOMER_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, id: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** What the contract says about `updateInboundOrder`: permissions, parameters, order, filters, statuses. */
export const updateInboundOrderContract = {
  permissions: ['INBOUND_ORDER_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** What the contract says about `updateItem`: permissions, parameters, order, filters, statuses. */
export const updateItemContract = {
  permissions: ['ITEM_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, itemId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** What the contract says about `updateOutboundOrder`: permissions, parameters, order, filters, statuses. */
export const updateOutboundOrderContract = {
  permissions: ['OUTBOUND_ORDER_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** What the contract says about `updateSupplier`: permissions, parameters, order, filters, statuses. */
export const updateSupplierContract = {
  permissions: ['SUPPLIER_EDIT'],
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** What the contract says about `updateUser`: permissions, parameters, order, filters, statuses. */
export const updateUserContract = {
  permissions: ['USER_EDIT'],
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** What the contract says about `updateWarehouse`: permissions, parameters, order, filters, statuses. */
export const updateWarehouseContract = {
  permissions: ['WAREHOUSE_EDIT'],
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;
