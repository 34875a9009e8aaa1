// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `SupplierWarehouse` of the contract. */
export const supplierWarehouseShape = {
  warehouseId: 'text',
  name: 'text',
} as const;
