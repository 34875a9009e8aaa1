import { parseFilter } from '../lists/filter.ts';
import type { ListShape } from '../lists/list.ts';
import type { Inventory, Item } from '../model/item.ts';

const sum = (inventory: readonly Inventory[], read: (stock: Inventory) => number) =>
  inventory.reduce((total, stock) => total + read(stock), 0);
const onHand = (stock: Inventory) => stock.onHandQty + stock.bondOnHandQty;

/** Bottles in all warehouses, tax paid and bonded. */
export const onHandBottles = ({ inventory }: Item) => sum(inventory, onHand);

/**
 * Returns a function that reads an item's stock in the filtered warehouses, or in all warehouses if there's no
 * warehouse filter.
 *
 * @throws ApiError 400 `INVALID_FILTER`.
 */
export function createStockReader(query: URLSearchParams): (item: Item) => readonly Inventory[] {
  const named = parseFilter(query.get('filter') ?? '').filter(({ field }) => field === 'warehouseId');
  if (named.length === 0) return ({ inventory }) => inventory;
  const wanted = new Set(named.flatMap(({ values }) => values.map((value) => value.toLowerCase())));
  return ({ inventory }) => inventory.filter(({ warehouseId }) => wanted.has(warehouseId.toLowerCase()));
}

/** @throws ApiError 400 `INVALID_FILTER`. */
export function itemList(query: URLSearchParams): ListShape<Item> {
  const getStock = createStockReader(query);
  const availableBottles = (item: Item) =>
    sum(getStock(item), (stock) => stock.availableQty + stock.bondAvailableQty);
  return {
    search: ({ sku, description, brand, upc }) => [sku, description, brand, upc],
    filters: {
      itemId: ({ itemId }) => [itemId],
      sku: ({ sku }) => [sku],
      upc: ({ upc }) => [upc],
      itemStatus: ({ itemStatus }) => [itemStatus],
      type: ({ type }) => [type],
      brand: ({ brand }) => [brand],
      warehouseId: ({ warehouses }) => warehouses.map(({ warehouseId }) => warehouseId),
      sizeUom: ({ sizeUom }) => [sizeUom],
      bonded: (item) => [sum(getStock(item), (stock) => stock.bondOnHandQty) > 0],
      inStock: (item) => [availableBottles(item) > 0],
    },
    sorts: {
      sku: ({ sku }) => sku,
      description: ({ description }) => description,
      brand: ({ brand }) => brand,
      type: ({ type }) => type,
      size: milliliters,
      sizeUom: ({ sizeUom }) => sizeUom,
      bottlesPerCase: ({ bottlesPerCase }) => bottlesPerCase,
      itemStatus: ({ itemStatus }) => itemStatus,
      onHandQty: (item) => sum(getStock(item), onHand),
      availableQty: availableBottles,
      createdAt: ({ createdAt }) => createdAt,
      updatedAt: ({ updatedAt }) => updatedAt,
    },
    defaultSort: { by: 'sku', direction: 'ASC' },
    id: ({ itemId }) => itemId,
  };
}

/** Milliliters per unit of size. A US beer barrel has 31 gallons. */
const MILLILITERS: Readonly<Record<string, number>> = {
  ML: 1,
  CL: 10,
  L: 1000,
  OZ: 29.57,
  GAL: 3785.4,
  BBL: 117_347.4,
};

/** Converts one bottle's volume to milliliters. */
export function milliliters({ size, sizeUom }: { readonly size: number; readonly sizeUom: string }): number {
  return size * (MILLILITERS[sizeUom] ?? 1);
}
