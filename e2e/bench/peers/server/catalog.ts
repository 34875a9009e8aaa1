/** The deterministic data of the peers: as many suppliers as the portal's large sandbox has, and long lists of items. */

const supplierCount = 5_000;
const itemCount = 8_437;

let seed = 42;
/** A linear congruential generator: every process creates the same data. */
function random(): number {
  seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}
const pick = <T>(choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(random() * choices.length)] ?? choices[0];

const qualities = [
  'North',
  'Blue',
  'Golden',
  'Old',
  'Grand',
  'Silver',
  'Iron',
  'River',
  'Harbor',
  'Summit',
  'Cedar',
  'Copper',
  'Royal',
  'Maple',
  'Stone',
] as const;
const goods = [
  'Vine',
  'Barrel',
  'Brew',
  'Spirit',
  'Cask',
  'Hop',
  'Cellar',
  'Grape',
  'Orchard',
  'Still',
  'Malt',
  'Oak',
] as const;
const trades = [
  'Imports',
  'Distillers',
  'Beverages',
  'Wines',
  'Trading',
  'Brothers',
  'Estates',
  'Cooperative',
  'Holdings',
  'Logistics',
] as const;
const kinds = ['Reserve', 'Classic', 'Brut', 'Pale Ale', 'Lager', 'Merlot', 'Rye', 'Gin'] as const;

const padded = (value: number, length: number) => String(value).padStart(length, '0');

function createSupplier(_: unknown, index: number) {
  return {
    supplierId: `S${padded(index + 1, 5)}`,
    name: `${pick(qualities)} ${pick(goods)} ${pick(trades)} ${padded(index + 1, 4)}`,
    inventoryType: pick(['TAX PAID', 'BONDED', 'INTL']),
  };
}

function createItem(_: unknown, index: number) {
  const onHandQty = Math.floor(random() * 9_000);
  return {
    id: `I${padded(index + 1, 6)}`,
    sku: `SKU-${100_000 + ((index * 7_919) % 900_000)}`,
    description: `${pick(qualities)} ${pick(goods)} ${pick(kinds)} ${padded(index, 5)}`,
    brand: `${pick(qualities)} ${pick(goods)}`,
    type: pick(['M', 'F', 'G', 'L', 'B', 'C', 'H', 'N', 'P', 'A', 'O']),
    size: pick([187, 330, 375, 500, 700, 750, 1000, 1500]),
    sizeUom: pick(['ml', 'l', 'oz']),
    bottlesPerCase: pick([6, 12, 24]),
    itemStatus: pick(['ACTIVE', 'ACTIVE', 'ACTIVE', 'INACTIVE', 'DISCONTINUED']),
    inventory: [
      {
        warehouseId: 'W01',
        onHandQty,
        bondOnHandQty: 0,
        availableQty: Math.floor(onHandQty * random()),
        bondAvailableQty: 0,
      },
    ],
    warehouses: [{ warehouseId: 'W01' }],
  };
}

export type CatalogSupplier = ReturnType<typeof createSupplier>;
export type CatalogItem = ReturnType<typeof createItem>;

export const suppliers: readonly CatalogSupplier[] = Array.from(
  { length: supplierCount },
  createSupplier,
).sort((a, b) => (a.name < b.name ? -1 : 1));

export const items: readonly CatalogItem[] = Array.from({ length: itemCount }, createItem);
