import type { Customer } from '@portal-kit/sdk/customers';
import type { UploadRecord } from '@portal-kit/sdk/imports';
import type { Item } from '@portal-kit/sdk/items';
import type { Order } from '@portal-kit/sdk/orders';
import type { Supplier } from '@portal-kit/sdk/suppliers';
import type { User } from '@portal-kit/sdk/users';
import type { Warehouse } from '@portal-kit/sdk/warehouses';
import type { ListState } from '../list-state/list-state';
import type { Destination } from '../navigation/destination';
import type { PortalNotification } from '../notifications/portal-notification';

/** What widgets tell their host: the detail of every event by its name. */
export interface PortalEventMap {
  /** An item was added or changed. `item` is null when the server gave no body: read it again. */
  'item.saved': { item: Item | null; isNew: boolean };
  /** An order was submitted, or submitted again. `order` is null when the server gave no body: read it again. */
  'order.submitted': { order: Order | null; isNew: boolean };
  /** A customer was added or changed; null as above. */
  'customer.saved': { customer: Customer | null; isNew: boolean };
  /** A supplier was added or changed; null as above. */
  'supplier.saved': { supplier: Supplier | null; isNew: boolean };
  /** A warehouse was added or changed; null as above. */
  'warehouse.saved': { warehouse: Warehouse | null; isNew: boolean };
  /** A user was added or changed; null as above. */
  'user.saved': { user: User | null; isNew: boolean };
  /** A file was sent; the server works on it now. `upload` is null when the server gave no body. */
  'upload.accepted': { upload: UploadRecord | null };
  /** The user has paged, sorted, searched or filtered a list. */
  'list.changed': {
    list:
      | 'items'
      | 'uploads'
      | 'inbound-orders'
      | 'outbound-orders'
      | 'customers'
      | 'suppliers'
      | 'warehouses'
      | 'users';
    state: ListState;
  };
  /** The user has followed a link of a widget. Told before the host's navigation port is asked. */
  'destination.requested': { destination: Destination };
  /** A notification was shown. */
  'notification.shown': PortalNotification;
}

/** The name of an event. */
export type PortalEventType = keyof PortalEventMap;

/** One event of the map, told apart by `type`. */
export type PortalEvent = {
  [Type in PortalEventType]: { type: Type; detail: PortalEventMap[Type] };
}[PortalEventType];
