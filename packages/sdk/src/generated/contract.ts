// Generated from openapi/ by `npm run generate`. Do not edit.

export {
  searchStringBounds,
  filterBounds,
} from './contract/parameters';
export {
  cancelInboundOrderContract,
  createInboundOrderContract,
  exportInboundOrdersContract,
  getInboundOrderContract,
  getInboundOrdersTemplateContract,
  importInboundOrdersContract,
  listInboundOrdersContract,
  updateInboundOrderContract,
} from './contract/inbound-orders';
export {
  cancelOutboundOrderContract,
  createOutboundOrderContract,
  exportOutboundOrdersContract,
  getBillOfLadingContract,
  getOutboundOrderContract,
  getOutboundOrdersTemplateContract,
  importOutboundOrdersContract,
  listOutboundOrdersContract,
  updateOutboundOrderContract,
} from './contract/outbound-orders';
export {
  createCustomerContract,
  getCustomerContract,
  getCustomersTemplateContract,
  importCustomersContract,
  listCustomersContract,
  updateCustomerContract,
} from './contract/customers';
export {
  createItemContract,
  exportItemsContract,
  getItemContract,
  getItemsTemplateContract,
  importItemsContract,
  listItemsContract,
  suggestItemsContract,
  updateItemContract,
} from './contract/items';
export {
  createSupplierContract,
  getSupplierContract,
  listSuppliersContract,
  updateSupplierContract,
} from './contract/suppliers';
export {
  createUserContract,
  listUsersContract,
  updateUserContract,
} from './contract/users';
export {
  createWarehouseContract,
  getWarehouseContract,
  listWarehousesContract,
  updateWarehouseContract,
} from './contract/warehouses';
export {
  getAccessTokenContract,
  getAuthUserContract,
  getRolesContract,
} from './contract/authentication';
export {
  getFeatureFlagsContract,
} from './contract/feature-flags';
export {
  getImportReportContract,
  listImportsContract,
} from './contract/bulk-uploads';
export {
  listScacCodesContract,
} from './contract/scac-codes';
