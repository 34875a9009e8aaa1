// Generated from openapi/ by `npm run generate`. Do not edit.

import { inventoryShape } from './inventory';
import { itemWarehouseShape } from './item-warehouse';

/** Types of the values in `Item` of the contract. */
export const itemShape = {
  itemId: 'text',
  sku: 'text',
  description: 'text',
  brand: 'text',
  type: 'text',
  size: 'number',
  sizeUom: 'text',
  bottlesPerCase: 'number',
  itemStatus: 'text',
  warehouses: [itemWarehouseShape],
  inventory: [inventoryShape],
  alcoholByVolume: 'number',
  vintage: 'textOrNumber',
  upc: 'text',
  caseUpc: 'text',
  nabcaCode: 'text',
  colaNumber: 'text',
  countryOfOrigin: 'text',
  appellation: 'text',
  varietal: 'text',
  region: 'text',
  spiritClass: 'text',
  containerType: 'text',
  caseWeightLbs: 'number',
  caseLengthIn: 'number',
  caseWidthIn: 'number',
  caseHeightIn: 'number',
  casesPerLayer: 'number',
  layersPerPallet: 'number',
  nmfcNumber: 'text',
  freightClass: 'text',
  lotTracked: 'boolean',
  minStockCases: 'number',
  version: 'number',
  createdAt: 'text',
  updatedAt: 'text',
} as const;
