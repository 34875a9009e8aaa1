import type { PortalQuery, PortalSdk } from '@portal-kit/sdk';
import { customerQueries } from '@portal-kit/sdk/customers';
import type { UploadFileType } from '@portal-kit/sdk/imports';
import { type Item, itemQueries } from '@portal-kit/sdk/items';
import { type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { type CountryCode, scacCodeQueries } from '@portal-kit/sdk/scac-codes';
import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { warehouseQueries } from '@portal-kit/sdk/warehouses';
import { recordKey } from './check-groups';
import type { StoredItem, StoredRecords } from './row-rules';
import { storedCustomer } from './stored-customer-rules';
import { orderCustomer, orderItem, orderWarehouse, today } from './stored-orders';

interface Page<Row> {
  rows: readonly Row[];
  total: number | null;
}
type Fetch = <Result>(query: (sdk: PortalSdk, supplierId: string) => PortalQuery<Result>) => Promise<Result>;

/** Maximum length of a list. Source: specification, section 9. */
const limit = 5000;
/** More records are not loaded, and the check then ignores stored records. */
const maxPages = 4;

async function loadAllRows<Row>(
  fetch: Fetch,
  query: (
    sdk: PortalSdk,
    params: { supplierId: string; limit: number; offset: number },
  ) => PortalQuery<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const offset = page * limit;
    const found = await fetch((sdk, supplierId) => query(sdk, { supplierId, limit, offset }));
    rows.push(...found.rows);
    if (found.rows.length < limit || rows.length === found.total) return rows;
  }
  throw new Error('portal-kit: the supplier has too many records to compare them with an upload.');
}

function storedItem({
  sku,
  upc,
  type,
  alcoholByVolume,
  bottlesPerCase,
  itemStatus,
  inventory,
}: Item): StoredItem {
  return {
    ...{ key: recordKey([sku]), upc, type, alcoholByVolume, bottlesPerCase, itemStatus },
    stockedIn: (inventory ?? [])
      .filter(({ onHandQty, bondOnHandQty }) => (onHandQty ?? 0) + (bondOnHandQty ?? 0) > 0)
      .map(({ warehouseId }) => warehouseId.toUpperCase()),
  };
}

const canceled = ['CANCELED', 'CANCELED_BY_USER'];
/** Statuses of orders that a user can change. Source: domain, 3.3. */
const changeable = ['OPEN', 'FAILED'];
const regions: readonly CountryCode[] = ['USA', 'CAN', 'INT'];

const unlessFailed = <Result>(work: Promise<Result>) => work.catch(() => undefined);

async function loadStoredOrders(fetch: Fetch, direction: OrderDirection): Promise<StoredRecords> {
  const isOutbound = direction === 'outbound';
  const [orders, customers, items, warehouses, carriers, supplier] = await Promise.all([
    loadAllRows(fetch, (sdk, params) => orderQueries.list(sdk, { ...params, direction })),
    // The keys of outbound orders contain customer numbers.
    isOutbound ? loadAllRows(fetch, customerQueries.list) : [],
    unlessFailed(loadAllRows(fetch, itemQueries.list)),
    unlessFailed(
      loadAllRows(fetch, (sdk, { limit, offset }) => warehouseQueries.list(sdk, { limit, offset })),
    ),
    unlessFailed(
      Promise.all(regions.map((countryCode) => fetch((sdk) => scacCodeQueries.list(sdk, { countryCode })))),
    ),
    unlessFailed(fetch((sdk, supplierId) => supplierQueries.details(sdk, { supplierId }))),
  ]);
  const numbers = new Map(customers.map(({ customerId, customerNumber }) => [customerId, customerNumber]));
  const stored = orders
    // The PO number of a canceled order can be used again.
    .filter(({ status }) => !canceled.includes(status))
    .map((order) => {
      const customer = 'customerId' in order ? [numbers.get(order.customerId) ?? ''] : [];
      return { key: recordKey([order.poNumber, ...customer]), status: order.status };
    });
  return {
    keys: stored.map(({ key }) => key),
    orders: {
      direction,
      unchangeable: stored
        .filter(({ status }) => !changeable.includes(status))
        .map(({ key, status }) => [key, status]),
      items: items?.map(orderItem),
      customers: isOutbound ? customers.map(orderCustomer) : undefined,
      warehouses: warehouses?.map(orderWarehouse),
      scacCodes: carriers?.flatMap(({ rows }) => rows.map(({ scacCode }) => scacCode)),
      isInternational: supplier && supplier.supplier.inventoryType === 'INTL',
      today: today(),
    },
  };
}

/** Loads the stored records that rows of a file may repeat or replace. Rejects if the user may not list them. */
export async function loadStoredRecords(fileType: UploadFileType, fetch: Fetch): Promise<StoredRecords> {
  if (fileType === 'ITEMS') {
    const items = (await loadAllRows(fetch, itemQueries.list)).map(storedItem);
    return { keys: items.map(({ key }) => key), items };
  }
  if (fileType === 'CUSTOMERS') {
    const customers = (await loadAllRows(fetch, customerQueries.list)).map(storedCustomer);
    return { keys: customers.map(({ key }) => key), customers };
  }
  return loadStoredOrders(fetch, fileType === 'INBOUND_ORDERS' ? 'inbound' : 'outbound');
}
