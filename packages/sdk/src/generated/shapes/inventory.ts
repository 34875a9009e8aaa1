// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `Inventory` of the contract. */
export const inventoryShape = {
  warehouseId: 'text',
  onHandQty: 'number',
  bondOnHandQty: 'number',
  availableQty: 'number',
  bondAvailableQty: 'number',
} as const;
