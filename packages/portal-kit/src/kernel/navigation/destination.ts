import type { UploadFileType } from '@portal-kit/sdk/imports';

/** What the dashboard shows some of, and a table of `DashboardDetails` all. */
export type DashboardTable =
  | 'failed-inbound'
  | 'failed-outbound'
  | 'late-inbound'
  | 'late-outbound'
  | 'arriving'
  | 'shipping'
  | 'low-stock';

/**
 * Where a widget wants to go, without knowing any address. The host's navigation port resolves it. A `filter` is what the list is to be
 * narrowed to, as `ListState.filter` has it.
 */
export type Destination =
  | { to: 'dashboard.details'; widget: DashboardTable }
  | { to: 'items.list'; filter?: string }
  | { to: 'items.details'; itemId: string }
  | { to: 'items.create' }
  | { to: 'items.edit'; itemId: string }
  /** Uploaded files and what became of them; `fileType` is what the user may want to upload next. */
  | { to: 'uploads.list'; fileType?: UploadFileType }
  | { to: 'inbound.list'; filter?: string }
  | { to: 'inbound.details'; orderId: string }
  /** A new order, as a copy of another one where `copyOf` names it. */
  | { to: 'inbound.create'; copyOf?: string }
  | { to: 'inbound.edit'; orderId: string }
  | { to: 'outbound.list'; filter?: string }
  | { to: 'outbound.details'; orderId: string }
  | { to: 'outbound.create'; copyOf?: string }
  | { to: 'outbound.edit'; orderId: string }
  | { to: 'customers.list' }
  | { to: 'customers.create' }
  | { to: 'customers.edit'; customerId: string }
  | { to: 'suppliers.list' }
  | { to: 'suppliers.create' }
  | { to: 'suppliers.edit'; supplierId: string }
  | { to: 'warehouses.list' }
  | { to: 'warehouses.create' }
  | { to: 'warehouses.edit'; warehouseId: string }
  | { to: 'users.list' }
  | { to: 'users.create' }
  | { to: 'users.edit'; email: string };

/** How a host shows destinations: an address for links, and a way to go there. */
export interface NavigationPort {
  /**
   * The address of a destination, put into `href`, so that a link can be copied and opened in a new tab. `undefined`
   * where the host does not show it: no link is offered then.
   */
  href: (destination: Destination) => string | undefined;
  /** Goes there without a page load. */
  go: (destination: Destination) => void;
  /** The user is about to go there: the time to preload. */
  prepare?: (destination: Destination) => void;
}
