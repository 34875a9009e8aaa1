import type { PermissionId } from '@portal-kit/sdk/auth';

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

/** One way to hold a feature: a permission, and flags that must all be on. */
interface Need {
  permission: PermissionId;
  flags: readonly FlagId[];
}

const need = (permission: PermissionId, ...flags: FlagId[]): Need => ({ permission, flags });

/**
 * What every screen and action needs: any of its alternatives. The one table that routes, navigation and widgets ask.
 * Source: specification, sections 2 and 6; domain, 8.1 and 8.3.
 */
export const features = {
  dashboard: [need('BASIC_ACCESS')],

  'inbound-order-list': [need('INBOUND_ORDER_LIST')],
  'inbound-order-details': [need('INBOUND_ORDER_DETAILS')],
  'inbound-order-create': [need('INBOUND_ORDER_CREATE')],
  'inbound-order-edit': [need('INBOUND_ORDER_EDIT', 'inbound-order-edit')],
  'inbound-order-cancel': [need('INBOUND_ORDER_CANCEL')],
  'inbound-order-upload': [need('INBOUND_ORDER_CREATE', 'inbound-orders-bulk-upload')],

  'outbound-order-list': [need('OUTBOUND_ORDER_LIST')],
  'outbound-order-details': [need('OUTBOUND_ORDER_DETAILS')],
  'outbound-order-create': [need('OUTBOUND_ORDER_CREATE')],
  'outbound-order-edit': [need('OUTBOUND_ORDER_EDIT', 'outbound-order-edit')],
  'outbound-order-cancel': [need('OUTBOUND_ORDER_CANCEL')],
  'outbound-order-upload': [need('OUTBOUND_ORDER_CREATE', 'outbound-orders-bulk-upload')],
  'outbound-order-customer-create': [need('OUTBOUND_ORDER_CREATE', 'customer-order-creation')],

  'item-list': [need('ITEM_LIST')],
  'item-details': [need('ITEM_DETAILS')],
  'item-create': [need('ITEM_CREATE')],
  'item-edit': [need('ITEM_EDIT')],
  'item-upload': [need('ITEM_UPLOAD_MASTER_FILE', 'item-bulk-upload')],

  'bulk-uploads': [
    need('ITEM_UPLOAD_MASTER_FILE', 'item-bulk-upload'),
    need('CUSTOMER_UPLOAD_MASTER_FILE', 'customers-bulk-upload'),
    need('INBOUND_ORDER_CREATE', 'inbound-orders-bulk-upload'),
    need('OUTBOUND_ORDER_CREATE', 'outbound-orders-bulk-upload'),
  ],

  'customer-list': [need('CUSTOMER_LIST')],
  'customer-create': [need('CUSTOMER_CREATE')],
  'customer-edit': [need('CUSTOMER_EDIT')],
  'customer-upload': [need('CUSTOMER_UPLOAD_MASTER_FILE', 'customers-bulk-upload')],

  'supplier-list': [need('SUPPLIER_LIST')],
  'supplier-create': [need('SUPPLIER_CREATE')],
  'supplier-edit': [need('SUPPLIER_EDIT')],

  'warehouse-list': [need('WAREHOUSE_LIST')],
  'warehouse-create': [need('WAREHOUSE_CREATE')],
  'warehouse-edit': [need('WAREHOUSE_EDIT')],

  'user-list': [need('USER_LIST', 'user-roles')],
  'user-create': [need('USER_CREATE', 'user-roles', 'user-roles-creation')],
  'user-status': [need('USER_LIST', 'user-roles', 'user-roles-status')],
  'user-edit': [need('USER_EDIT', 'user-roles', 'user-roles-edit')],
} as const satisfies Record<string, readonly Need[]>;

/** A screen or an action that may be closed to a user. */
export type FeatureId = keyof typeof features;

/**
 * Whether any alternative of a feature needs a flag: without the flags nobody can say yes or no.
 *
 * @example
 * ```ts
 * import { dependsOnFlags } from 'portal-kit/portal';
 *
 * export const waitsForFlags = dependsOnFlags('item-upload');
 * ```
 */
export const dependsOnFlags = (feature: FeatureId): boolean =>
  features[feature].some(({ flags }) => flags.length > 0);

/**
 * Whether a feature is open to somebody with these permissions while these flags are on.
 *
 * @example
 * ```ts
 * import { isOpen } from 'portal-kit/portal';
 *
 * const held = new Set(['ITEM_UPLOAD_MASTER_FILE']);
 *
 * export const mayUpload = isOpen('item-upload', held, new Set(['item-bulk-upload']));
 * ```
 */
export function isOpen(
  feature: FeatureId,
  held: ReadonlySet<string>,
  enabledFlags: ReadonlySet<string>,
): boolean {
  const alternatives: readonly Need[] = features[feature];
  return alternatives.some(
    ({ permission, flags }) => held.has(permission) && flags.every((flag) => enabledFlags.has(flag)),
  );
}

/** The same where nobody knows the flags: permissions alone decide. */
export function isPermitted(feature: FeatureId, held: ReadonlySet<string>): boolean {
  const alternatives: readonly Need[] = features[feature];
  return alternatives.some(({ permission }) => held.has(permission));
}
