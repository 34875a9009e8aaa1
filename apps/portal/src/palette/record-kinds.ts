import { customerQueries } from '@portal-kit/sdk/customers';
import { itemQueries } from '@portal-kit/sdk/items';
import { orderQueries } from '@portal-kit/sdk/orders';
import { userQueries } from '@portal-kit/sdk/users';
import { warehouseQueries } from '@portal-kit/sdk/warehouses';
import type { Destination, FeatureId } from 'portal-kit/portal';
import { itemsMessages, orderStatusMessages, partyMessages } from 'portal-kit/record-status';
import type { RouteTitle } from '../routes/route.messages';

type Sdk = Parameters<typeof itemQueries.list>[0];

/** The text of a record in the palette. */
export interface RecordText {
  /** A code, shown before the label. */
  lead?: string;
  label: string;
  /** Status code of the contract. */
  status: string;
}

export interface FoundRecord extends RecordText {
  kind: RecordKind;
  id: string;
}

export type RecordKind = 'inbound' | 'outbound' | 'item' | 'customer' | 'warehouse' | 'user';

/** Fields of all kinds of records. */
interface AnyRecord {
  [field: string]: unknown;
}

interface KindOfRecord {
  title: RouteTitle;
  list: FeatureId;
  /** The screen of a record. Users without this feature open the list with a search for the record. */
  screen: FeatureId;
  idField: string;
  to: (id: string) => Destination;
  /** Path of the list inside the supplier. */
  path: string;
  find: (sdk: Sdk, params: { supplierId: string; searchString: string; limit: number }) => object;
  read: (sdk: Sdk, supplierId: string, id: string) => { queryKey: readonly unknown[] };
  textOf: (record: AnyRecord, poNumber: (text: string) => string) => RecordText;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const active = (isActive: unknown) => (isActive === false ? 'INACTIVE' : 'ACTIVE');

function orderKind(direction: 'inbound' | 'outbound'): KindOfRecord {
  return {
    title: `${direction}Orders`,
    list: `${direction}-order-list`,
    screen: `${direction}-order-details`,
    idField: 'orderId',
    to: (orderId) => ({ to: `${direction}.details`, orderId }),
    path: `/${direction}-orders`,
    find: (sdk, params) => orderQueries.list(sdk, { ...params, direction }),
    read: (sdk, supplierId, orderId) => orderQueries.details(sdk, { supplierId, direction, orderId }),
    textOf: (order, poNumber) => {
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
    title: 'items',
    list: 'item-list',
    screen: 'item-details',
    idField: 'itemId',
    to: (itemId) => ({ to: 'items.details', itemId }),
    path: '/items',
    find: (sdk, params) => itemQueries.list(sdk, params),
    read: (sdk, supplierId, itemId) => itemQueries.details(sdk, { supplierId, itemId }),
    textOf: (item) => ({
      lead: text(item.sku),
      label: text(item.description),
      status: text(item.itemStatus),
    }),
  },
  customer: {
    title: 'customers',
    list: 'customer-list',
    screen: 'customer-edit',
    idField: 'customerId',
    to: (customerId) => ({ to: 'customers.edit', customerId }),
    path: '/customers',
    find: (sdk, params) => customerQueries.list(sdk, params),
    read: (sdk, supplierId, customerId) => customerQueries.details(sdk, { supplierId, customerId }),
    textOf: (customer) => ({ label: text(customer.name), status: text(customer.status) }),
  },
  warehouse: {
    title: 'warehouses',
    list: 'warehouse-list',
    screen: 'warehouse-edit',
    idField: 'warehouseId',
    to: (warehouseId) => ({ to: 'warehouses.edit', warehouseId }),
    path: '/warehouses',
    find: (sdk, { supplierId: _, ...params }) => warehouseQueries.list(sdk, params),
    read: (sdk, _, warehouseId) => warehouseQueries.details(sdk, { warehouseId }),
    textOf: (warehouse) => ({
      lead: text(warehouse.warehouseId),
      label: text(warehouse.name),
      status: text(warehouse.status),
    }),
  },
  user: {
    title: 'users',
    list: 'user-list',
    screen: 'user-edit',
    idField: 'email',
    to: (email) => ({ to: 'users.edit', email }),
    path: '/users-and-roles',
    find: (sdk, { supplierId: _, ...params }) => userQueries.list(sdk, params),
    read: (sdk, _, email) => userQueries.details(sdk, { email }),
    textOf: (user) => ({ label: text(user.email), status: active(user.enabled) }),
  },
};

export const allKinds = Object.keys(recordKinds) as RecordKind[];

/** Label of a status code. An unknown code of a newer server is shown as it is. */
export function statusLabel(kind: RecordKind, status: string, locale: string): string {
  const labels: Readonly<Record<string, string>> =
    kind === 'item'
      ? itemsMessages(locale).status
      : kind === 'inbound' || kind === 'outbound'
        ? orderStatusMessages(locale).labels
        : partyMessages(locale).status;
  return labels[status] ?? status;
}

/** The record of a response; `undefined` for a missing record. */
export function foundRecord(
  kind: RecordKind,
  value: unknown,
  poNumber: (text: string) => string,
): FoundRecord | undefined {
  const record = value as AnyRecord | null | undefined;
  const { idField, textOf } = recordKinds[kind];
  const id = text(record?.[idField]);
  return record && id ? { kind, id, ...textOf(record, poNumber) } : undefined;
}
