import type { Item } from '@portal-kit/sdk/items';

/** An item of the server: 30 bottles tax paid and 6 bonded on hand, in cases of 12. */
export function itemOf(part: Partial<Item> = {}): Item {
  return {
    itemId: 'I-1',
    sku: 'SKU-1',
    description: 'Chablis',
    brand: 'Domaine É',
    type: 'M',
    size: 750,
    sizeUom: 'ML',
    bottlesPerCase: 12,
    itemStatus: 'ACTIVE',
    warehouses: [{ warehouseId: 'WH-NJ' }],
    inventory: [
      { warehouseId: 'WH-NJ', onHandQty: 30, bondOnHandQty: 6, availableQty: 24, bondAvailableQty: 0 },
    ],
    version: 1,
    ...part,
  } as Item;
}
