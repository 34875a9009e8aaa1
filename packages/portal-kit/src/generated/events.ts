// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { Customer } from '@portal-kit/sdk/customers';
import type { UploadRecord } from '@portal-kit/sdk/imports';
import type { Item } from '@portal-kit/sdk/items';
import type { Order, OrderDirection } from '@portal-kit/sdk/orders';
import type { Supplier } from '@portal-kit/sdk/suppliers';
import type { User } from '@portal-kit/sdk/users';
import type { Warehouse } from '@portal-kit/sdk/warehouses';
import type { Destination } from '../generated/destinations';
import type { ListState } from '../kernel/list-state/list-state';
import type { PortalNotification } from '../kernel/toasts/portal-notification';
import type { ListName } from './list-names';

/** Events that widgets send to their host: the detail of every event, by event name. */
export interface PortalEventMap {
  /** A customer was added or changed. */
  'customer.saved': {
    /** `null`: the response had no body, read the customer again */
    customer: Customer | null;
    isNew: boolean;
  };
  /** An item was added or changed. */
  'item.saved': {
    /** `null`: the response had no body, read the item again */
    item: Item | null;
    isNew: boolean;
  };
  /** An order was submitted or resubmitted. */
  'order.submitted': {
    /** `null`: the response had no body, read the order again */
    order: Order | null;
    isNew: boolean;
  };
  /** The user canceled an order. */
  'order.canceled': {
    direction: OrderDirection;
    orderId: string;
  };
  /** A supplier was added or changed. */
  'supplier.saved': {
    /** `null`: the response had no body, read the supplier again */
    supplier: Supplier | null;
    isNew: boolean;
  };
  /** The server accepted a file and processes it. */
  'upload.accepted': {
    /** `null`: the response had no body */
    upload: UploadRecord | null;
  };
  /** A user was added or changed. */
  'user.saved': {
    /** `null`: the response had no body, read the user again */
    user: User | null;
    isNew: boolean;
  };
  /** A warehouse was added or changed. */
  'warehouse.saved': {
    /** `null`: the response had no body, read the warehouse again */
    warehouse: Warehouse | null;
    isNew: boolean;
  };
  /** The user paged, sorted, searched or filtered a list, or opened a row. */
  'list.changed': {
    list: ListName;
    /** `page` (from 0), `rowsPerPage`, `orderBy`, `order`, `searchInput`, `filter`, `detailsId`, `view`, `hiddenColumnIds` */
    state: ListState;
  };
  /** The user followed a link. Sent before the navigation port's `go`. */
  'destination.requested': {
    /** for example `{ to: 'users.edit', email }` */
    destination: Destination;
  };
  /** Unsaved changes, a save or a file upload started or ended in a widget of the provider. */
  'work.changed': {
    /** a form has unsaved changes */
    hasUnsavedChanges: boolean;
    /** a save or a file upload is running */
    isSaving: boolean;
  };
  /** A notification was shown, or would be shown if `hasNotifications` were true. */
  'notification.shown': PortalNotification;
}
