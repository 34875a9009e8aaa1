// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { UploadFileType } from '@portal-kit/sdk/imports';

/**
 * A place that a widget links to, without an address. The host's navigation port maps it to an address. A `filter` has
 * the format of `ListState.filter`.
 */
export type Destination =
  | { to: 'customers.list' }
  | { to: 'customers.details'; customerId: string }
  | { to: 'customers.create' }
  | { to: 'customers.edit'; customerId: string }
  | { to: 'dashboard.details'; widget: 'failed-inbound' | 'failed-outbound' | 'late-inbound' | 'late-outbound' | 'arriving' | 'shipping' | 'low-stock' }
  | { to: 'dashboard.digest' }
  | { to: 'items.list'; filter?: string }
  | { to: 'items.details'; itemId: string }
  | { to: 'items.create'; copyOf?: string }
  | { to: 'items.edit'; itemId: string }
  | { to: 'inbound.list'; filter?: string }
  | { to: 'inbound.details'; orderId: string }
  | { to: 'inbound.create'; copyOf?: string }
  | { to: 'inbound.edit'; orderId: string; field?: string }
  | { to: 'outbound.list'; filter?: string }
  | { to: 'outbound.details'; orderId: string }
  | { to: 'outbound.create'; copyOf?: string }
  | { to: 'outbound.edit'; orderId: string; field?: string }
  | { to: 'suppliers.list' }
  | { to: 'suppliers.details'; supplierId: string }
  | { to: 'suppliers.create' }
  | { to: 'suppliers.edit'; supplierId: string }
  | { to: 'uploads.list'; fileType?: UploadFileType; search?: string }
  | { to: 'users.list' }
  | { to: 'users.create' }
  | { to: 'users.edit'; email: string }
  | { to: 'warehouses.list' }
  | { to: 'warehouses.details'; warehouseId: string }
  | { to: 'warehouses.create' }
  | { to: 'warehouses.edit'; warehouseId: string };
