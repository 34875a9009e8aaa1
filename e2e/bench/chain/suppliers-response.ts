const places = [
  'Amber',
  'Birch',
  'Cedar',
  'Dover',
  'Ember',
  'Foxglove',
  'Granite',
  'Harrow',
  'Iron',
  'Juniper',
];
const lands = [
  'Valley',
  'Ridge',
  'Hollow',
  'Creek',
  'Harbor',
  'Meadow',
  'Summit',
  'Orchard',
  'Prairie',
  'Delta',
];
const trades = ['Cellars', 'Distillers', 'Vineyards', 'Imports', 'Brewing', 'Spirits', 'Cider', 'Estates'];
const inventoryTypes = ['TAX PAID', 'BONDED', 'INTL'];

/** Builds a `listSuppliers` response with `count` suppliers by name. The supplier `firstId` is in the seed. */
export function suppliersResponse(count: number, firstId: string): string {
  const data = Array.from({ length: count }, (_, index) => ({
    supplierId: index === 0 ? firstId : `SUP-${20_000 + index}`,
    name: [
      places[index % 10],
      lands[Math.floor(index / 10) % 10],
      trades[Math.floor(index / 100) % 8],
      String(index).padStart(4, '0'),
    ].join(' '),
    inventoryType: inventoryTypes[index % 3],
    warehouses: [{ warehouseId: 'WH-NJ-01', name: 'Edison' }],
    permissions: [],
    status: 'ACTIVE',
    version: 1,
  }));
  data.sort((a, b) => (a.name < b.name ? -1 : 1));
  return JSON.stringify({ data, meta: { total: count } });
}
