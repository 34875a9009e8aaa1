// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `ItemWarehouse` of the contract. */
export const itemWarehouseShape = {
  warehouseId: 'text',
} as const;
