import type { ListShape } from '../lists/list.ts';
import type { Inventory, Item } from '../model.ts';

const sum = (inventory: readonly Inventory[], read: (stock: Inventory) => number) =>
  inventory.reduce((total, stock) => total + read(stock), 0);

/** Bottles over all warehouses, tax paid and bonded together. */
export const onHandBottles = ({ inventory }: Item) =>
  sum(inventory, (stock) => stock.onHandQty + stock.bondOnHandQty);
const availableBottles = ({ inventory }: Item) =>
  sum(inventory, (stock) => stock.availableQty + stock.bondAvailableQty);

const bondedBottles = ({ inventory }: Item) => sum(inventory, (stock) => stock.bondOnHandQty);

export const itemList: ListShape<Item> = {
  search: ({ sku, description, brand, upc }) => [sku, description, brand, upc],
  filters: {
    itemStatus: ({ itemStatus }) => [itemStatus],
    type: ({ type }) => [type],
    brand: ({ brand }) => [brand],
    warehouseId: ({ warehouses }) => warehouses.map(({ warehouseId }) => warehouseId),
    sizeUom: ({ sizeUom }) => [sizeUom],
    bonded: (item) => [bondedBottles(item) > 0],
    inStock: (item) => [availableBottles(item) > 0],
  },
  sorts: {
    sku: ({ sku }) => sku,
    description: ({ description }) => description,
    brand: ({ brand }) => brand,
    type: ({ type }) => type,
    size: ({ size }) => size,
    sizeUom: ({ sizeUom }) => sizeUom,
    bottlesPerCase: ({ bottlesPerCase }) => bottlesPerCase,
    itemStatus: ({ itemStatus }) => itemStatus,
    onHandQty: onHandBottles,
    availableQty: availableBottles,
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ updatedAt }) => updatedAt,
  },
  defaultSort: { by: 'sku', direction: 'ASC' },
  id: ({ itemId }) => itemId,
};
