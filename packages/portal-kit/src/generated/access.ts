// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { AccessRequirement } from '../kernel/feature/feature-description';

/** A screen or an action that may require a permission. */
export type FeatureId =
  | 'customer-list'
  | 'customer-details'
  | 'customer-create'
  | 'customer-edit'
  | 'customer-upload'
  | 'dashboard'
  | 'item-list'
  | 'item-details'
  | 'item-create'
  | 'item-edit'
  | 'item-upload'
  | 'inbound-order-list'
  | 'inbound-order-details'
  | 'inbound-order-create'
  | 'inbound-order-edit'
  | 'inbound-order-cancel'
  | 'inbound-order-upload'
  | 'outbound-order-list'
  | 'outbound-order-details'
  | 'outbound-order-create'
  | 'outbound-order-edit'
  | 'outbound-order-cancel'
  | 'outbound-order-upload'
  | 'outbound-order-customer-create'
  | 'supplier-list'
  | 'supplier-details'
  | 'supplier-create'
  | 'supplier-edit'
  | 'bulk-uploads'
  | 'user-list'
  | 'user-create'
  | 'user-status'
  | 'user-edit'
  | 'warehouse-list'
  | 'warehouse-details'
  | 'warehouse-create'
  | 'warehouse-edit';

/** A feature flag that opens screens and actions. */
export type FlagId =
  | 'customer-order-creation'
  | 'customers-bulk-upload'
  | 'inbound-order-edit'
  | 'inbound-orders-bulk-upload'
  | 'item-bulk-upload'
  | 'outbound-order-edit'
  | 'outbound-orders-bulk-upload'
  | 'user-roles'
  | 'user-roles-creation'
  | 'user-roles-edit'
  | 'user-roles-status';

/**
 * Alternatives that open each screen and action: a permission, and the feature flags that must all be on. Source:
 * specification, sections 2 and 6; domain, 8.1 and 8.3.
 */
export const accessRequirements: Readonly<Record<FeatureId, readonly AccessRequirement[]>> = {
  'customer-list': [['CUSTOMER_LIST']],
  'customer-details': [['CUSTOMER_LIST']],
  'customer-create': [['CUSTOMER_CREATE']],
  'customer-edit': [['CUSTOMER_EDIT']],
  'customer-upload': [['CUSTOMER_UPLOAD_MASTER_FILE', 'customers-bulk-upload']],
  dashboard: [['BASIC_ACCESS']],
  'item-list': [['ITEM_LIST']],
  'item-details': [['ITEM_DETAILS']],
  'item-create': [['ITEM_CREATE']],
  'item-edit': [['ITEM_EDIT']],
  'item-upload': [['ITEM_UPLOAD_MASTER_FILE', 'item-bulk-upload']],
  'inbound-order-list': [['INBOUND_ORDER_LIST']],
  'inbound-order-details': [['INBOUND_ORDER_DETAILS']],
  'inbound-order-create': [['INBOUND_ORDER_CREATE']],
  'inbound-order-edit': [['INBOUND_ORDER_EDIT', 'inbound-order-edit']],
  'inbound-order-cancel': [['INBOUND_ORDER_CANCEL']],
  'inbound-order-upload': [['INBOUND_ORDER_CREATE', 'inbound-orders-bulk-upload']],
  'outbound-order-list': [['OUTBOUND_ORDER_LIST']],
  'outbound-order-details': [['OUTBOUND_ORDER_DETAILS']],
  'outbound-order-create': [['OUTBOUND_ORDER_CREATE']],
  'outbound-order-edit': [['OUTBOUND_ORDER_EDIT', 'outbound-order-edit']],
  'outbound-order-cancel': [['OUTBOUND_ORDER_CANCEL']],
  'outbound-order-upload': [['OUTBOUND_ORDER_CREATE', 'outbound-orders-bulk-upload']],
  'outbound-order-customer-create': [['OUTBOUND_ORDER_CREATE', 'customer-order-creation']],
  'supplier-list': [['SUPPLIER_LIST']],
  'supplier-details': [['BASIC_ACCESS']],
  'supplier-create': [['SUPPLIER_CREATE']],
  'supplier-edit': [['SUPPLIER_EDIT']],
  'bulk-uploads': [['ITEM_UPLOAD_MASTER_FILE', 'item-bulk-upload'], ['CUSTOMER_UPLOAD_MASTER_FILE', 'customers-bulk-upload'], ['INBOUND_ORDER_CREATE', 'inbound-orders-bulk-upload'], ['OUTBOUND_ORDER_CREATE', 'outbound-orders-bulk-upload']],
  'user-list': [['USER_LIST', 'user-roles']],
  'user-create': [['USER_CREATE', 'user-roles', 'user-roles-creation']],
  'user-status': [['USER_LIST', 'user-roles', 'user-roles-status']],
  'user-edit': [['USER_EDIT', 'user-roles', 'user-roles-edit']],
  'warehouse-list': [['WAREHOUSE_LIST']],
  'warehouse-details': [['BASIC_ACCESS']],
  'warehouse-create': [['WAREHOUSE_CREATE']],
  'warehouse-edit': [['WAREHOUSE_EDIT']],
};
