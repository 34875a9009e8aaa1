import type { Clock } from '../clock.ts';
import type { Direction } from '../model/order.ts';
import { Random } from '../random.ts';
import type { Collection } from '../store/collection.ts';
import type { Database } from '../store/database.ts';
import { SCHEMA_VERSION } from '../store/store.ts';
import { seedCustomers } from './customers.ts';
import { seedItems } from './items.ts';
import { largeSeed } from './large.ts';
import { type OrderSeedInput, seedOrders } from './orders/index.ts';
import { orderCount } from './orders/plan.ts';
import { seedServiceCredentials } from './service-credentials.ts';
import { seedExtraSuppliers, seedSuppliers } from './suppliers.ts';
import { seedUploads } from './uploads.ts';
import { seedAccounts, seedUsers } from './users.ts';
import { seedWarehouses } from './warehouses.ts';

export const DEFAULT_SEED = 1001;
const MASTER_DATA_AGE_DAYS = 120;
const DAY_MS = 86_400_000;

export interface SeedOptions {
  readonly seed?: number;
  /** Suppliers without data in addition to the eight demo suppliers, for long selection lists. */
  readonly extraSuppliers?: number;
  /** Seeds 5,000 suppliers, 50,000 items and 20,000 orders, including the eight demo suppliers. */
  readonly large?: boolean;
}

/**
 * Clears the database and seeds it with the data of domain §11. The same seed on the same day produces the same data.
 */
export function seedDatabase(
  db: Database,
  clock: Clock,
  { seed = DEFAULT_SEED, extraSuppliers = 0, large = false }: SeedOptions,
): void {
  const random = new Random(seed);
  const at = new Date(clock.nowMs() - MASTER_DATA_AGE_DAYS * DAY_MS).toISOString();
  db.store.transaction(() => {
    db.store.clear();
    const warehouses = seedWarehouses();
    const warehouseNames = new Map(warehouses.map(({ warehouseId, name }) => [warehouseId, name]));
    const suppliers = seedSuppliers(warehouseNames);
    for (const warehouse of warehouses) db.warehouses.put(warehouse, warehouse.warehouseId);
    for (const supplier of suppliers) db.suppliers.put(supplier, supplier.supplierId);
    for (const supplier of seedExtraSuppliers(large ? 0 : extraSuppliers))
      db.suppliers.put(supplier, supplier.supplierId);
    for (const user of seedUsers(at)) db.users.put(user, user.email);
    for (const account of seedAccounts(at)) db.accounts.put(account, account.uid);
    for (const credential of seedServiceCredentials())
      db.serviceCredentials.put(credential, credential.clientId);
    const bondedWarehouses = new Set(
      warehouses.filter(({ isBonded }) => isBonded).map(({ warehouseId }) => warehouseId),
    );
    const items = seedItems(suppliers, bondedWarehouses, at);
    const customers = seedCustomers(at, clock.nowMs());
    const shared = { bondedWarehouses, nowMs: clock.nowMs() };
    const existing = seedSupplierRecords(db, { ...shared, suppliers, items, customers, random, orderCount });
    const [model] = customers.get('SUP-1001') ?? [];
    if (large && model) {
      const counts = {
        suppliers: suppliers.length,
        items: countEntries(items),
        orders: existing.INBOUND + existing.OUTBOUND,
      };
      const added = largeSeed(counts, warehouseNames, model, seed, at);
      for (const supplier of added.suppliers) db.suppliers.put(supplier, supplier.supplierId);
      seedSupplierRecords(db, { ...shared, ...added, random: new Random(seed), existing });
    }
    for (const [supplierId, uploads] of seedUploads(clock.nowMs())) {
      for (const { upload, content } of uploads) {
        db.uploads.put(upload, upload.fileId, supplierId);
        db.uploadContents.put(content, upload.fileId, supplierId);
      }
      db.store.setCounter('upload', uploads.length);
    }
    db.store.setSetting('seed', String(seed));
    db.store.setSetting('schema-version', String(SCHEMA_VERSION));
  });
}

/** Stores items, customers and orders of these suppliers. Returns the number of orders by direction. */
function seedSupplierRecords(db: Database, input: OrderSeedInput): Record<Direction, number> {
  const inboundOrders = seedOrders(input, 'INBOUND');
  const outboundOrders = seedOrders(input, 'OUTBOUND');
  putAll(db.items, input.items, ({ itemId }) => itemId);
  putAll(db.customers, input.customers, ({ customerId }) => customerId);
  putAll(db.inboundOrders, inboundOrders, ({ orderId }) => orderId);
  putAll(db.outboundOrders, outboundOrders, ({ orderId }) => orderId);
  const counts = {
    INBOUND: (input.existing?.INBOUND ?? 0) + countEntries(inboundOrders),
    OUTBOUND: (input.existing?.OUTBOUND ?? 0) + countEntries(outboundOrders),
  };
  db.store.setCounter('inbound-order', counts.INBOUND);
  db.store.setCounter('outbound-order', counts.OUTBOUND);
  return counts;
}

function putAll<T>(
  collection: Collection<T>,
  bySupplier: ReadonlyMap<string, readonly T[]>,
  id: (entry: T) => string,
): void {
  for (const [supplierId, entries] of bySupplier) {
    for (const entry of entries) collection.put(entry, id(entry), supplierId);
  }
}

const countEntries = (bySupplier: ReadonlyMap<string, readonly unknown[]>) =>
  [...bySupplier.values()].reduce((count, entries) => count + entries.length, 0);
