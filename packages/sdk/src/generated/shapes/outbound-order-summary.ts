// Generated from openapi/ by `npm run generate`. Do not edit.

import { casesAndBottlesShape } from './cases-and-bottles';

/** Types of the values in `OutboundOrderSummary` of the contract. */
export const outboundOrderSummaryShape = {
  orderId: 'text',
  externalOrderNumber: 'text',
  status: 'text',
  poNumber: 'text',
  referenceNumber: 'text',
  warehouseId: 'text',
  warehouseName: 'text',
  customerId: 'text',
  customerName: 'text',
  orderDate: 'text',
  requestedShipDate: 'text',
  shippingType: 'text',
  scac: 'text',
  bondedFlag: 'text',
  itemsCount: 'number',
  totals: casesAndBottlesShape,
  palletsQuantity: 'number',
  createdAt: 'text',
  updatedAt: 'text',
} as const;
