import type { Clock } from '../clock.ts';
import { Random } from '../random.ts';
import type { Collection } from '../store/collection.ts';
import { SCHEMA_VERSION } from '../store/store.ts';
import type { World } from '../world.ts';
import { seedCustomers } from './customers.ts';
import { seedItems } from './items.ts';
import { seedOrders } from './orders/index.ts';
import { seedExtraSuppliers, seedSuppliers } from './suppliers.ts';
import { seedUploads } from './uploads.ts';
import { seedAccounts, seedUsers } from './users.ts';
import { seedWarehouses } from './warehouses.ts';

export const DEFAULT_SEED = 1001;
const MASTER_DATA_AGE_DAYS = 120;
const DAY_MS = 86_400_000;

export interface SeedOptions {
  readonly seed?: number;
  /** Suppliers without any data on top of the eight, for long pick-lists. */
  readonly extraSuppliers?: number;
}

/** Empties the world and fills it with domain §11; the same seed on the same day gives the same world. */
export function seedWorld(
  world: World,
  clock: Clock,
  { seed = DEFAULT_SEED, extraSuppliers = 0 }: SeedOptions,
): void {
  const random = new Random(seed);
  const at = new Date(clock.nowMs() - MASTER_DATA_AGE_DAYS * DAY_MS).toISOString();
  world.store.transaction(() => {
    world.store.clear();
    const warehouses = seedWarehouses();
    const suppliers = seedSuppliers(new Map(warehouses.map(({ warehouseId, name }) => [warehouseId, name])));
    for (const warehouse of warehouses) world.warehouses.put(warehouse, warehouse.warehouseId);
    for (const supplier of suppliers) world.suppliers.put(supplier, supplier.supplierId);
    for (const supplier of seedExtraSuppliers(extraSuppliers))
      world.suppliers.put(supplier, supplier.supplierId);
    for (const user of seedUsers(at)) world.users.put(user, user.email);
    for (const account of seedAccounts(at)) world.accounts.put(account, account.uid);
    const bondedWarehouses = new Set(
      warehouses.filter(({ isBonded }) => isBonded).map(({ warehouseId }) => warehouseId),
    );
    const items = seedItems(suppliers, bondedWarehouses, at);
    const customers = seedCustomers(at);
    const orderInput = { suppliers, items, customers, bondedWarehouses, nowMs: clock.nowMs(), random };
    const inboundOrders = seedOrders(orderInput, 'INBOUND');
    const outboundOrders = seedOrders(orderInput, 'OUTBOUND');
    putAll(world.items, items, ({ itemId }) => itemId);
    putAll(world.customers, customers, ({ customerId }) => customerId);
    putAll(world.inboundOrders, inboundOrders, ({ orderId }) => orderId);
    putAll(world.outboundOrders, outboundOrders, ({ orderId }) => orderId);
    for (const [supplierId, uploads] of seedUploads(clock.nowMs())) {
      for (const { upload, content } of uploads) {
        world.uploads.put(upload, upload.fileId, supplierId);
        world.uploadContents.put(content, upload.fileId, supplierId);
      }
      world.store.setNumber('upload', uploads.length);
    }
    world.store.setNumber('inbound-order', countOf(inboundOrders));
    world.store.setNumber('outbound-order', countOf(outboundOrders));
    world.store.setSetting('schema-version', String(SCHEMA_VERSION));
  });
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

const countOf = (bySupplier: ReadonlyMap<string, readonly unknown[]>) =>
  [...bySupplier.values()].reduce((count, entries) => count + entries.length, 0);
