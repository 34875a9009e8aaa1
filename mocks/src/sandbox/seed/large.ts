import type { Inventory, Item, ItemType } from '../model/item.ts';
import type { Customer, Supplier } from '../model/party.ts';
import { Random } from '../random.ts';
import { seedExtraSuppliers } from './suppliers.ts';

/** Total number of records in a large seed. */
export const LARGE = { suppliers: 5000, items: 50_000, orders: 20_000 } as const;

/** The first additional suppliers have long lists; the others share the remaining records. */
const BIG = { suppliers: 10, items: 1000, orders: 300 } as const;

/** Number of existing records. */
export interface Counts {
  readonly suppliers: number;
  readonly items: number;
  readonly orders: number;
}

export interface LargeSeed {
  readonly suppliers: readonly Supplier[];
  readonly items: ReadonlyMap<string, readonly Item[]>;
  readonly customers: ReadonlyMap<string, readonly Customer[]>;
  /** Returns the number of a supplier's orders in one direction. */
  orderCount(supplierId: string): number;
}

interface Drink {
  readonly name: string;
  readonly type: ItemType;
  readonly size: number;
  readonly bottlesPerCase: number;
  readonly alcoholByVolume: number;
}

// biome-ignore format: a table, one drink a line
const DRINKS: readonly Drink[] = [
  { name: 'Riesling', type: 'M', size: 750, bottlesPerCase: 12, alcoholByVolume: 11.5 },
  { name: 'Grenache', type: 'M', size: 750, bottlesPerCase: 12, alcoholByVolume: 14.5 },
  { name: 'Rosé Half Bottle', type: 'M', size: 375, bottlesPerCase: 24, alcoholByVolume: 12 },
  { name: 'Straight Bourbon', type: 'L', size: 750, bottlesPerCase: 6, alcoholByVolume: 45 },
  { name: 'Dry Gin', type: 'L', size: 700, bottlesPerCase: 6, alcoholByVolume: 43 },
  { name: 'Pale Ale', type: 'B', size: 330, bottlesPerCase: 24, alcoholByVolume: 5.2 },
];
const BRANDS = ['Alder Row', 'Bellwether', 'Cobble Hill', 'Dunmore', 'Eastlake', 'Fernbank'] as const;
const HOMES = ['WH-NJ-01', 'WH-CA-01', 'WH-TX-01', 'WH-FL-01', 'WH-IL-01', 'WH-ON-01'] as const;

/**
 * Generates the records that fill the database up to {@link LARGE}: suppliers with items, one customer each, and their
 * order counts. Deterministic for a seed.
 *
 * @param warehouseNames names by warehouse id
 * @param model customer that every added supplier's customer is copied from
 * @param at ISO instant of every record
 */
export function largeSeed(
  existing: Counts,
  warehouseNames: ReadonlyMap<string, string>,
  model: Customer,
  seed: number,
  at: string,
): LargeSeed {
  const random = new Random(seed);
  const suppliers = seedExtraSuppliers(LARGE.suppliers - existing.suppliers).map((supplier, index) => {
    const warehouseId = HOMES[index % HOMES.length] ?? HOMES[0];
    return { ...supplier, warehouses: [{ warehouseId, name: warehouseNames.get(warehouseId) ?? '' }] };
  });
  const itemCounts = distribute(LARGE.items - existing.items, suppliers.length, BIG.items);
  const orderCounts = distribute((LARGE.orders - existing.orders) / 2, suppliers.length, BIG.orders);
  const places = new Map(suppliers.map(({ supplierId }, index) => [supplierId, index]));
  let sequence = 0;
  const createItems = (supplier: Supplier, count: number) =>
    Array.from({ length: count }, () => {
      sequence += 1;
      return createItem(supplier, sequence, random, at);
    });
  return {
    suppliers,
    items: new Map(
      suppliers.map((supplier, index) => [
        supplier.supplierId,
        createItems(supplier, itemCounts[index] ?? 0),
      ]),
    ),
    customers: new Map(
      suppliers.map(({ supplierId }, index) => [supplierId, [copyCustomer(model, `CUS-X${index + 1}`)]]),
    ),
    orderCount: (supplierId) => orderCounts[places.get(supplierId) ?? -1] ?? 0,
  };
}

/** Distributes `total`: `big` for each of the large suppliers, and the rest evenly among the others. */
function distribute(total: number, places: number, big: number): number[] {
  const rest = total - big * BIG.suppliers;
  const small = places - BIG.suppliers;
  return Array.from({ length: places }, (_, place) => {
    if (place < BIG.suppliers) return big;
    return Math.floor(rest / small) + (place - BIG.suppliers < rest % small ? 1 : 0);
  });
}

function createItem({ warehouses }: Supplier, sequence: number, random: Random, at: string): Item {
  const { name, ...drink } = random.pick(DRINKS);
  const brand = random.pick(BRANDS);
  const vintage = drink.type === 'M' ? random.between(2015, 2025) : null;
  const onHandQty = random.between(0, 400) * drink.bottlesPerCase;
  const stock = ({ warehouseId }: { warehouseId: string }): Inventory => ({
    warehouseId,
    onHandQty,
    bondOnHandQty: 0,
    availableQty: onHandQty,
    bondAvailableQty: 0,
  });
  return {
    itemId: `ITM-X${String(sequence).padStart(5, '0')}`,
    sku: `X-${String(sequence).padStart(5, '0')}`,
    description: `${brand} ${name}${vintage === null ? '' : ` ${vintage}`} No. ${sequence}`,
    brand,
    ...drink,
    sizeUom: 'ML',
    itemStatus: random.chance(0.9) ? 'ACTIVE' : 'INACTIVE',
    warehouses: warehouses.map(({ warehouseId }) => ({ warehouseId })),
    inventory: warehouses.map(stock),
    ...(vintage === null ? {} : { vintage }),
    countryOfOrigin: '840',
    lotTracked: false,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}

function copyCustomer(model: Customer, customerId: string): Customer {
  return {
    ...model,
    customerId,
    addresses: model.addresses.map((address) => ({
      ...address,
      addressId: `${customerId}-${address.addressType === 'BILLING' ? 'B1' : 'S1'}`,
    })),
  };
}
