// Generated from openapi/ by `npm run generate`. Do not edit.

import { casesAndBottlesShape } from './cases-and-bottles';

/** Types of the values in `InboundOrderSummary` of the contract. */
export const inboundOrderSummaryShape = {
  orderId: 'text',
  externalOrderNumber: 'text',
  status: 'text',
  poNumber: 'text',
  referenceNumber: 'text',
  warehouseId: 'text',
  warehouseName: 'text',
  orderDate: 'text',
  expectedArrivalDate: 'text',
  shippingType: 'text',
  scac: 'text',
  bondedFlag: 'text',
  itemsCount: 'number',
  totals: casesAndBottlesShape,
  palletsQuantity: 'number',
  createdAt: 'text',
  updatedAt: 'text',
} as const;
