import type { PortalQuery, PortalSdk } from '@portal-kit/sdk';
import { customerQueries } from '@portal-kit/sdk/customers';
import type { UploadFileType } from '@portal-kit/sdk/imports';
import { type Item, itemQueries } from '@portal-kit/sdk/items';
import { type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { recordKey } from './check-groups';
import type { StoredItem, StoredRecords } from './row-rules';

interface Page<Row> {
  rows: readonly Row[];
  total: number | null;
}
type Query<Row> = (sdk: PortalSdk, supplierId: string) => PortalQuery<Page<Row>>;
type Fetch = <Row>(query: Query<Row>) => Promise<Page<Row>>;

/** Maximum length of a list. Source: specification, section 9. */
const limit = 5000;
/** More records are not loaded, and the check then ignores stored records. */
const maxPages = 4;

async function allRows<Row>(
  fetch: Fetch,
  query: (
    sdk: PortalSdk,
    params: { supplierId: string; limit: number; offset: number },
  ) => PortalQuery<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const offset = page * limit;
    const found = await fetch<Row>((sdk, supplierId) => query(sdk, { supplierId, limit, offset }));
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

async function storedOrders(fetch: Fetch, direction: OrderDirection): Promise<StoredRecords> {
  const [orders, customers] = await Promise.all([
    allRows(fetch, (sdk, params) => orderQueries.list(sdk, { ...params, direction })),
    direction === 'outbound' ? allRows(fetch, customerQueries.list) : [],
  ]);
  const numbers = new Map(customers.map(({ customerId, customerNumber }) => [customerId, customerNumber]));
  const keys = orders
    // The PO number of a canceled order can be used again.
    .filter(({ status }) => status !== 'CANCELED' && status !== 'CANCELED_BY_USER')
    .map((order) => [
      order.poNumber,
      ...('customerId' in order ? [numbers.get(order.customerId) ?? ''] : []),
    ]);
  return { keys: keys.map(recordKey) };
}

/** Loads the stored records that rows of a file may repeat or replace. Rejects if the user may not list them. */
export async function loadStoredRecords(fileType: UploadFileType, fetch: Fetch): Promise<StoredRecords> {
  if (fileType === 'ITEMS') {
    const items = (await allRows(fetch, itemQueries.list)).map(storedItem);
    return { keys: items.map(({ key }) => key), items };
  }
  if (fileType === 'CUSTOMERS') {
    const customers = await allRows(fetch, customerQueries.list);
    return { keys: customers.map(({ customerNumber }) => recordKey([customerNumber])) };
  }
  return storedOrders(fetch, fileType === 'INBOUND_ORDERS' ? 'inbound' : 'outbound');
}
