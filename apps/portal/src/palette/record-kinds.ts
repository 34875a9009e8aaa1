import { customerQueries } from '@portal-kit/sdk/customers';
import { itemQueries } from '@portal-kit/sdk/items';
import { orderQueries } from '@portal-kit/sdk/orders';
import { userQueries } from '@portal-kit/sdk/users';
import { warehouseQueries } from '@portal-kit/sdk/warehouses';
import type { Destination, FeatureId } from 'portal-kit/portal';
import { itemsMessages, orderStatusMessages, partyMessages } from 'portal-kit/record-status';
import { listRoute } from '../routes/find-route';
import type { PortalRoute } from '../routes/route-table';

export type RecordKind = 'inbound' | 'outbound' | 'item' | 'customer' | 'warehouse' | 'user';

/** The text of a record in the palette. */
export interface RecordText {
  /** A code, shown before the label. */
  lead?: string;
  label: string;
  /** Status code of the contract. */
  status: string;
}

/** Fields of all kinds of records. */
export interface AnyRecord {
  [field: string]: unknown;
}

type Sdk = Parameters<typeof itemQueries.list>[0];

interface KindOfRecord {
  list: PortalRoute;
  /** The screen of a record. Users without this feature open the list with a search for the record. */
  screen: FeatureId;
  to: (id: string) => Destination;
  find: (sdk: Sdk, params: { supplierId: string; searchString: string; limit: number }) => object;
  read: (sdk: Sdk, supplierId: string, id: string) => { queryKey: readonly unknown[] };
  idField: string;
  getRecordText: (record: AnyRecord, poNumber: (text: string) => string) => RecordText;
}

/** Returns the value of a record's field if it's a string, otherwise `''`. */
export const text = (value: unknown) => (typeof value === 'string' ? value : '');

function orderKind(direction: 'inbound' | 'outbound'): KindOfRecord {
  return {
    list: listRoute(`${direction}-orders`),
    screen: `${direction}-order-details`,
    to: (orderId) => ({ to: `${direction}.details`, orderId }),
    find: (sdk, params) => orderQueries.list(sdk, { ...params, direction }),
    read: (sdk, supplierId, orderId) => orderQueries.details(sdk, { supplierId, direction, orderId }),
    idField: 'orderId',
    getRecordText: (order, poNumber) => {
      const details = order.details as AnyRecord | undefined;
      const po = text(order.poNumber ?? details?.poNumber);
      return {
        lead: text(order.orderId),
        label: [po && poNumber(po), text(order.customerName)].filter(Boolean).join(' · '),
        status: text(order.status),
      };
    },
  };
}

/** The kinds of records that the palette finds. */
export const recordKinds: Readonly<Record<RecordKind, KindOfRecord>> = {
  outbound: orderKind('outbound'),
  inbound: orderKind('inbound'),
  item: {
    list: listRoute('items'),
    screen: 'item-details',
    to: (itemId) => ({ to: 'items.details', itemId }),
    find: (sdk, params) => itemQueries.list(sdk, params),
    read: (sdk, supplierId, itemId) => itemQueries.details(sdk, { supplierId, itemId }),
    idField: 'itemId',
    getRecordText: (item) => ({
      lead: text(item.sku),
      label: text(item.description),
      status: text(item.itemStatus),
    }),
  },
  customer: {
    list: listRoute('customers'),
    screen: 'customer-details',
    to: (customerId) => ({ to: 'customers.details', customerId }),
    find: (sdk, params) => customerQueries.list(sdk, params),
    read: (sdk, supplierId, customerId) => customerQueries.details(sdk, { supplierId, customerId }),
    idField: 'customerId',
    getRecordText: (customer) => ({ label: text(customer.name), status: text(customer.status) }),
  },
  warehouse: {
    list: listRoute('warehouses'),
    screen: 'warehouse-details',
    to: (warehouseId) => ({ to: 'warehouses.details', warehouseId }),
    find: (sdk, { supplierId: _, ...params }) => warehouseQueries.list(sdk, params),
    read: (sdk, _, warehouseId) => warehouseQueries.details(sdk, { warehouseId }),
    idField: 'warehouseId',
    getRecordText: (warehouse) => ({
      lead: text(warehouse.warehouseId),
      label: text(warehouse.name),
      status: text(warehouse.status),
    }),
  },
  user: {
    list: listRoute('users'),
    screen: 'user-edit',
    to: (email) => ({ to: 'users.edit', email }),
    find: (sdk, { supplierId: _, ...params }) => userQueries.list(sdk, params),
    read: (sdk, _, email) => userQueries.details(sdk, { email }),
    idField: 'email',
    getRecordText: (user) => ({
      label: text(user.email),
      status: user.enabled === false ? 'INACTIVE' : 'ACTIVE',
    }),
  },
};

export const allKinds = Object.keys(recordKinds) as RecordKind[];

/** Returns a status code's label, or the code itself if a newer server returns an unknown one. */
export function statusLabel(kind: RecordKind, status: string, locale: string): string {
  const labels: Readonly<Record<string, string>> =
    kind === 'item'
      ? itemsMessages(locale).status
      : kind === 'inbound' || kind === 'outbound'
        ? orderStatusMessages(locale).labels
        : partyMessages(locale).status;
  return labels[status] ?? status;
}
