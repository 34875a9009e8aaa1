/** Feature flags of the specification, section 3. */
export type FlagId =
  | 'user-roles'
  | 'user-roles-creation'
  | 'user-roles-status'
  | 'user-roles-edit'
  | 'item-bulk-upload'
  | 'customer-order-creation'
  | 'inbound-orders-bulk-upload'
  | 'outbound-orders-bulk-upload'
  | 'customers-bulk-upload'
  | 'inbound-order-edit'
  | 'outbound-order-edit';
