/** For tests: a valid request for a new item of SUP-1001. */
export const newItem = {
  sku: 'HF-2001',
  description: 'Fen Block Gamay 2024',
  brand: 'Fen Block',
  type: 'M',
  size: 750,
  sizeUom: 'ML',
  bottlesPerCase: 12,
  alcoholByVolume: 12.5,
  warehouses: [{ warehouseId: 'WH-NJ-01' }],
};

/** For tests: a valid change of the stored item ITM-1001. */
export const changedItem = {
  ...newItem,
  sku: 'HF-1001',
  description: 'Renamed',
  warehouses: [{ warehouseId: 'WH-NJ-01' }, { warehouseId: 'WH-CA-01' }],
};
