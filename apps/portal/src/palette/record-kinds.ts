import { customerQueries } from '@portal-kit/sdk/customers';
import { itemQueries } from '@portal-kit/sdk/items';
import { orderQueries } from '@portal-kit/sdk/orders';
import { userQueries } from '@portal-kit/sdk/users';
import { warehouseQueries } from '@portal-kit/sdk/warehouses';
import type { Destination, FeatureId } from 'portal-kit/portal';
import { itemsMessages, orderStatusMessages, partyMessages } from 'portal-kit/record-status';
import type { RouteTitle } from '../routes/route.messages';
import type { RecordKind } from './record-texts';

type Sdk = Parameters<typeof itemQueries.list>[0];

interface KindOfRecord {
  title: RouteTitle;
  list: FeatureId;
  /** The screen of a record. Users without this feature open the list with a search for the record. */
  screen: FeatureId;
  to: (id: string) => Destination;
  find: (sdk: Sdk, params: { supplierId: string; searchString: string; limit: number }) => object;
  read: (sdk: Sdk, supplierId: string, id: string) => { queryKey: readonly unknown[] };
}

function orderKind(direction: 'inbound' | 'outbound'): KindOfRecord {
  return {
    title: `${direction}Orders`,
    list: `${direction}-order-list`,
    screen: `${direction}-order-details`,
    to: (orderId) => ({ to: `${direction}.details`, orderId }),
    find: (sdk, params) => orderQueries.list(sdk, { ...params, direction }),
    read: (sdk, supplierId, orderId) => orderQueries.details(sdk, { supplierId, direction, orderId }),
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
    to: (itemId) => ({ to: 'items.details', itemId }),
    find: (sdk, params) => itemQueries.list(sdk, params),
    read: (sdk, supplierId, itemId) => itemQueries.details(sdk, { supplierId, itemId }),
  },
  customer: {
    title: 'customers',
    list: 'customer-list',
    screen: 'customer-details',
    to: (customerId) => ({ to: 'customers.details', customerId }),
    find: (sdk, params) => customerQueries.list(sdk, params),
    read: (sdk, supplierId, customerId) => customerQueries.details(sdk, { supplierId, customerId }),
  },
  warehouse: {
    title: 'warehouses',
    list: 'warehouse-list',
    screen: 'warehouse-details',
    to: (warehouseId) => ({ to: 'warehouses.details', warehouseId }),
    find: (sdk, { supplierId: _, ...params }) => warehouseQueries.list(sdk, params),
    read: (sdk, _, warehouseId) => warehouseQueries.details(sdk, { warehouseId }),
  },
  user: {
    title: 'users',
    list: 'user-list',
    screen: 'user-edit',
    to: (email) => ({ to: 'users.edit', email }),
    find: (sdk, { supplierId: _, ...params }) => userQueries.list(sdk, params),
    read: (sdk, _, email) => userQueries.details(sdk, { email }),
  },
};

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
