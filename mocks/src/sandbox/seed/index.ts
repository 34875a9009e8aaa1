import type { Clock } from '../clock.ts';
import { Random } from '../random.ts';
import type { Collection } from '../store/collection.ts';
import { SCHEMA_VERSION } from '../store/store.ts';
import type { World } from '../world.ts';
import { seedCustomers } from './customers.ts';
import { seedItems } from './items.ts';
import { largeSeed } from './large.ts';
import { type OrderSeedInput, seedOrders } from './orders/index.ts';
import { type Direction, orderCount } from './orders/plan.ts';
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
  /** 5,000 suppliers, 50,000 items and 20,000 orders in all; the eight suppliers are as ever. */
  readonly large?: boolean;
}

/** Empties the world and fills it with domain §11; the same seed on the same day gives the same world. */
export function seedWorld(
  world: World,
  clock: Clock,
  { seed = DEFAULT_SEED, extraSuppliers = 0, large = false }: SeedOptions,
): void {
  const random = new Random(seed);
  const at = new Date(clock.nowMs() - MASTER_DATA_AGE_DAYS * DAY_MS).toISOString();
  world.store.transaction(() => {
    world.store.clear();
    const warehouses = seedWarehouses();
    const warehouseNames = new Map(warehouses.map(({ warehouseId, name }) => [warehouseId, name]));
    const suppliers = seedSuppliers(warehouseNames);
    for (const warehouse of warehouses) world.warehouses.put(warehouse, warehouse.warehouseId);
    for (const supplier of suppliers) world.suppliers.put(supplier, supplier.supplierId);
    for (const supplier of seedExtraSuppliers(large ? 0 : extraSuppliers))
      world.suppliers.put(supplier, supplier.supplierId);
    for (const user of seedUsers(at)) world.users.put(user, user.email);
    for (const account of seedAccounts(at)) world.accounts.put(account, account.uid);
    const bondedWarehouses = new Set(
      warehouses.filter(({ isBonded }) => isBonded).map(({ warehouseId }) => warehouseId),
    );
    const items = seedItems(suppliers, bondedWarehouses, at);
    const customers = seedCustomers(at);
    const shared = { bondedWarehouses, nowMs: clock.nowMs() };
    const have = putGoods(world, { ...shared, suppliers, items, customers, random, orderCount });
    const [model] = customers.get('SUP-1001') ?? [];
    if (large && model) {
      const counts = {
        suppliers: suppliers.length,
        items: countOf(items),
        orders: have.INBOUND + have.OUTBOUND,
      };
      const added = largeSeed(counts, warehouseNames, model, seed, at);
      for (const supplier of added.suppliers) world.suppliers.put(supplier, supplier.supplierId);
      putGoods(world, { ...shared, ...added, random: new Random(seed), have });
    }
    for (const [supplierId, uploads] of seedUploads(clock.nowMs())) {
      for (const { upload, content } of uploads) {
        world.uploads.put(upload, upload.fileId, supplierId);
        world.uploadContents.put(content, upload.fileId, supplierId);
      }
      world.store.setNumber('upload', uploads.length);
    }
    world.store.setSetting('schema-version', String(SCHEMA_VERSION));
  });
}

/** Items and customers of these suppliers, and the orders drawn for them. Answers how many orders there are now. */
function putGoods(world: World, input: OrderSeedInput): Record<Direction, number> {
  const inboundOrders = seedOrders(input, 'INBOUND');
  const outboundOrders = seedOrders(input, 'OUTBOUND');
  putAll(world.items, input.items, ({ itemId }) => itemId);
  putAll(world.customers, input.customers, ({ customerId }) => customerId);
  putAll(world.inboundOrders, inboundOrders, ({ orderId }) => orderId);
  putAll(world.outboundOrders, outboundOrders, ({ orderId }) => orderId);
  const counts = {
    INBOUND: (input.have?.INBOUND ?? 0) + countOf(inboundOrders),
    OUTBOUND: (input.have?.OUTBOUND ?? 0) + countOf(outboundOrders),
  };
  world.store.setNumber('inbound-order', counts.INBOUND);
  world.store.setNumber('outbound-order', counts.OUTBOUND);
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

const countOf = (bySupplier: ReadonlyMap<string, readonly unknown[]>) =>
  [...bySupplier.values()].reduce((count, entries) => count + entries.length, 0);
