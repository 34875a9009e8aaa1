// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `LineItemSnapshot` of the contract. */
export const lineItemSnapshotShape = {
  itemId: 'text',
  sku: 'text',
  description: 'text',
  brand: 'text',
  type: 'text',
  size: 'number',
  sizeUom: 'text',
  bottlesPerCase: 'number',
  bonded: 'boolean',
  itemStatus: 'text',
  vintage: 'textOrNumber',
  lotTracked: 'boolean',
  caseWeightLbs: 'number',
  casesPerLayer: 'number',
  layersPerPallet: 'number',
} as const;
