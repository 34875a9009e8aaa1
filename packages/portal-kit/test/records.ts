import type { Item } from '@portal-kit/sdk/items';
import type { OrderSummary } from '@portal-kit/sdk/orders';

/** Builds an item as in a server response: 30 bottles tax paid and 6 bonded on hand, in cases of 12. */
export function buildItem(part: Partial<Item> = {}): Item {
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

/** Builds a row of an order list. */
export function buildOrder(part: Partial<OrderSummary> = {}): OrderSummary {
  return {
    orderId: 'IN-1',
    poNumber: 'PO-1',
    status: 'OPEN',
    orderDate: '2026-11-21',
    createdAt: '2026-11-20T08:00:00Z',
    ...part,
  } as OrderSummary;
}
