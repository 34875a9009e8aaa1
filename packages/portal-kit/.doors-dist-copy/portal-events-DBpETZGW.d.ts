import { Customer } from '@portal-kit/sdk/customers';
import { UploadFileType, UploadRecord } from '@portal-kit/sdk/imports';
import { Item } from '@portal-kit/sdk/items';
import { Order } from '@portal-kit/sdk/orders';
import { Supplier } from '@portal-kit/sdk/suppliers';
import { Warehouse } from '@portal-kit/sdk/warehouses';
import { ListState } from './list-state.js';
import { ToastContent, ToastLink } from '@portal-kit/ui/toast';

/** Where a widget wants to go, without knowing any address. The host's navigation port resolves it. */
type Destination = {
    to: 'items.list';
} | {
    to: 'items.details';
    itemId: string;
} | {
    to: 'items.create';
} | {
    to: 'items.edit';
    itemId: string;
}
/** Uploaded files and what became of them; `fileType` is what the user may want to upload next. */
 | {
    to: 'uploads.list';
    fileType?: UploadFileType;
} | {
    to: 'inbound.list';
} | {
    to: 'inbound.details';
    orderId: string;
}
/** A new order, as a copy of another one where `copyOf` names it. */
 | {
    to: 'inbound.create';
    copyOf?: string;
} | {
    to: 'inbound.edit';
    orderId: string;
} | {
    to: 'outbound.list';
} | {
    to: 'outbound.details';
    orderId: string;
} | {
    to: 'outbound.create';
    copyOf?: string;
} | {
    to: 'outbound.edit';
    orderId: string;
} | {
    to: 'customers.list';
} | {
    to: 'customers.create';
} | {
    to: 'customers.edit';
    customerId: string;
} | {
    to: 'suppliers.list';
} | {
    to: 'suppliers.create';
} | {
    to: 'suppliers.edit';
    supplierId: string;
} | {
    to: 'warehouses.list';
} | {
    to: 'warehouses.create';
} | {
    to: 'warehouses.edit';
    warehouseId: string;
};
/** How a host shows destinations: an address for links, and a way to go there. */
interface NavigationPort {
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

/** What a widget notifies of. */
interface PortalNotification extends ToastContent {
    /** Where to look at what happened; `destination` says the same to a router. */
    link?: (ToastLink & {
        destination?: Destination;
    }) | undefined;
}

/** What widgets tell their host: the detail of every event by its name. */
interface PortalEventMap {
    /** An item was added or changed. `item` is null when the server gave no body: read it again. */
    'item.saved': {
        item: Item | null;
        isNew: boolean;
    };
    /** An order was submitted, or submitted again. `order` is null when the server gave no body: read it again. */
    'order.submitted': {
        order: Order | null;
        isNew: boolean;
    };
    /** A customer was added or changed; null as above. */
    'customer.saved': {
        customer: Customer | null;
        isNew: boolean;
    };
    /** A supplier was added or changed; null as above. */
    'supplier.saved': {
        supplier: Supplier | null;
        isNew: boolean;
    };
    /** A warehouse was added or changed; null as above. */
    'warehouse.saved': {
        warehouse: Warehouse | null;
        isNew: boolean;
    };
    /** A file was sent; the server works on it now. `upload` is null when the server gave no body. */
    'upload.accepted': {
        upload: UploadRecord | null;
    };
    /** The user has paged, sorted, searched or filtered a list. */
    'list.changed': {
        list: 'items' | 'uploads' | 'inbound-orders' | 'outbound-orders' | 'customers' | 'suppliers' | 'warehouses';
        state: ListState;
    };
    /** The user has followed a link of a widget. Told before the host's navigation port is asked. */
    'destination.requested': {
        destination: Destination;
    };
    /** A notification was shown. */
    'notification.shown': PortalNotification;
}
/** The name of an event. */
type PortalEventType = keyof PortalEventMap;
/** One event of the map, told apart by `type`. */
type PortalEvent = {
    [Type in PortalEventType]: {
        type: Type;
        detail: PortalEventMap[Type];
    };
}[PortalEventType];

export type { Destination as D, NavigationPort as N, PortalEvent as P, PortalEventMap as a, PortalEventType as b, PortalNotification as c };
