// Generated from openapi/ by `npm run generate`. Do not edit.

/** Bounds of the query parameter `searchString` in the contract; lengths in code points. */
export const searchStringBounds = {
  type: 'string',
  maxLength: 100,
} as const;

/** Bounds of the query parameter `filter` in the contract; lengths in code points. */
export const filterBounds = {
  type: 'string',
  maxLength: 2000,
  pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$',
} as const;

/** Contract of `cancelInboundOrder`: permissions, parameters, sort fields, filter fields, statuses. */
export const cancelInboundOrderContract = {
  permissions: ['INBOUND_ORDER_CANCEL'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** Contract of `cancelOutboundOrder`: permissions, parameters, sort fields, filter fields, statuses. */
export const cancelOutboundOrderContract = {
  permissions: ['OUTBOUND_ORDER_CANCEL'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** Contract of `createCustomer`: permissions, parameters, sort fields, filter fields, statuses. */
export const createCustomerContract = {
  permissions: ['CUSTOMER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

/** Contract of `createInboundOrder`: permissions, parameters, sort fields, filter fields, statuses. */
export const createInboundOrderContract = {
  permissions: ['INBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

/** Contract of `createItem`: permissions, parameters, sort fields, filter fields, statuses. */
export const createItemContract = {
  permissions: ['ITEM_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

/** Contract of `createOutboundOrder`: permissions, parameters, sort fields, filter fields, statuses. */
export const createOutboundOrderContract = {
  permissions: ['OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [201, 400, 401, 403, 404, 409, 415, 422, 429, 500, 503],
} as const;

/** Contract of `createSupplier`: permissions, parameters, sort fields, filter fields, statuses. */
export const createSupplierContract = {
  permissions: ['SUPPLIER_CREATE'],
  statuses: [201, 400, 401, 403, 409, 415, 422, 429, 500, 503],
} as const;

/** Contract of `createUser`: permissions, parameters, sort fields, filter fields, statuses. */
export const createUserContract = {
  permissions: ['USER_CREATE'],
  statuses: [201, 400, 401, 403, 409, 415, 422, 429, 500, 503],
} as const;

/** Contract of `createWarehouse`: permissions, parameters, sort fields, filter fields, statuses. */
export const createWarehouseContract = {
  permissions: ['WAREHOUSE_CREATE'],
  statuses: [201, 400, 401, 403, 409, 415, 422, 429, 500, 503],
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

/** Contract of `getAccessToken`: permissions, parameters, sort fields, filter fields, statuses. */
export const getAccessTokenContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** Contract of `getAuthUser`: permissions, parameters, sort fields, filter fields, statuses. */
export const getAuthUserContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** Contract of `getBillOfLading`: permissions, parameters, sort fields, filter fields, statuses. */
export const getBillOfLadingContract = {
  permissions: ['OUTBOUND_ORDER_DETAILS'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 429, 500, 503],
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

/** Contract of `getFeatureFlags`: permissions, parameters, sort fields, filter fields, statuses. */
export const getFeatureFlagsContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** Contract of `getImportReport`: permissions, parameters, sort fields, filter fields, statuses. */
export const getImportReportContract = {
  permissions: ['ITEM_UPLOAD_MASTER_FILE', 'CUSTOMER_UPLOAD_MASTER_FILE', 'INBOUND_ORDER_CREATE', 'OUTBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, fileId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 410, 429, 500, 503],
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

/** Contract of `getRoles`: permissions, parameters, sort fields, filter fields, statuses. */
export const getRolesContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** Contract of `getSupplier`: permissions, parameters, sort fields, filter fields, statuses. */
export const getSupplierContract = {
  permissions: ['BASIC_ACCESS'],
  path: { id: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `getWarehouse`: permissions, parameters, sort fields, filter fields, statuses. */
export const getWarehouseContract = {
  permissions: ['BASIC_ACCESS'],
  path: { id: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `importCustomers`: permissions, parameters, sort fields, filter fields, statuses. */
export const importCustomersContract = {
  permissions: ['CUSTOMER_UPLOAD_MASTER_FILE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { overrideDuplicates: { type: 'boolean', default: false } },
  statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
} as const;

/** Contract of `importInboundOrders`: permissions, parameters, sort fields, filter fields, statuses. */
export const importInboundOrdersContract = {
  permissions: ['INBOUND_ORDER_CREATE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { overrideDuplicates: { type: 'boolean', default: false } },
  statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
} as const;

/** Contract of `importItems`: permissions, parameters, sort fields, filter fields, statuses. */
export const importItemsContract = {
  permissions: ['ITEM_UPLOAD_MASTER_FILE'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { overrideDuplicates: { type: 'boolean', default: false } },
  statuses: [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
} as const;

/** Contract of `importOutboundOrders`: permissions, parameters, sort fields, filter fields, statuses. */
export const importOutboundOrdersContract = {
  permissions: ['OUTBOUND_ORDER_CREATE'],
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

/** Contract of `listScacCodes`: permissions, parameters, sort fields, filter fields, statuses. */
export const listScacCodesContract = {
  permissions: ['BASIC_ACCESS'],
  path: { countryCode: { required: true, type: 'string', enum: ['USA', 'CAN', 'INT'] } },
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

/** Contract of `listUsers`: permissions, parameters, sort fields, filter fields, statuses. */
export const listUsersContract = {
  permissions: ['USER_LIST'],
  query: { limit: { type: 'integer', minimum: 1, maximum: 5000, default: 10 }, offset: { type: 'integer', minimum: 0, maximum: 1000000, default: 0 }, sortDirection: { type: 'string', enum: ['ASC', 'DESC'], default: 'ASC' }, searchString: searchStringBounds, filter: filterBounds },
  sortFields: ['email', 'globalRole', 'enabled', 'createdAt', 'lastLoginAt'],
  defaultSort: { sortBy: 'email', sortDirection: 'ASC' },
  filterFields: ['email', 'role', 'status', 'supplierId'],
  statuses: [200, 400, 401, 403, 429, 500, 503],
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

/** Contract of `suggestItems`: permissions, parameters, sort fields, filter fields, statuses. */
export const suggestItemsContract = {
  permissions: ['INBOUND_ORDER_CREATE', 'OUTBOUND_ORDER_CREATE', 'INBOUND_ORDER_EDIT', 'OUTBOUND_ORDER_EDIT', 'ITEM_LIST'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  query: { searchString: searchStringBounds, warehouseId: { type: 'string', pattern: '^[A-Z0-9-]{2,20}$' }, limit: { type: 'integer', minimum: 1, maximum: 5000, default: 20 }, filter: filterBounds },
  filterFields: ['itemId', 'sku', 'upc', 'itemStatus', 'type', 'brand', 'warehouseId', 'sizeUom', 'bonded', 'inStock'],
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;

/** Contract of `updateCustomer`: permissions, parameters, sort fields, filter fields, statuses. */
export const updateCustomerContract = {
  permissions: ['CUSTOMER_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, id: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** Contract of `updateInboundOrder`: permissions, parameters, sort fields, filter fields, statuses. */
export const updateInboundOrderContract = {
  permissions: ['INBOUND_ORDER_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** Contract of `updateItem`: permissions, parameters, sort fields, filter fields, statuses. */
export const updateItemContract = {
  permissions: ['ITEM_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, itemId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** Contract of `updateOutboundOrder`: permissions, parameters, sort fields, filter fields, statuses. */
export const updateOutboundOrderContract = {
  permissions: ['OUTBOUND_ORDER_EDIT'],
  path: { supplierId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' }, orderId: { required: true, type: 'string', minLength: 1, maxLength: 36, pattern: '^(?!\\.{1,2}$)[A-Za-z0-9._-]{1,36}$' } },
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** Contract of `updateSupplier`: permissions, parameters, sort fields, filter fields, statuses. */
export const updateSupplierContract = {
  permissions: ['SUPPLIER_EDIT'],
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** Contract of `updateUser`: permissions, parameters, sort fields, filter fields, statuses. */
export const updateUserContract = {
  permissions: ['USER_EDIT'],
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;

/** Contract of `updateWarehouse`: permissions, parameters, sort fields, filter fields, statuses. */
export const updateWarehouseContract = {
  permissions: ['WAREHOUSE_EDIT'],
  statuses: [200, 400, 401, 403, 404, 409, 412, 415, 422, 428, 429, 500, 503],
} as const;
