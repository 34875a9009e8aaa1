// Generated from openapi/ by `npm run generate`. Do not edit.

import { addressShape } from './address';
import { timeWindowShape } from './time-window';

/** Types of the values in `InboundOrderDetails` of the contract. */
export const inboundOrderDetailsShape = {
  warehouseId: 'text',
  poNumber: 'text',
  referenceNumber: 'text',
  orderDate: 'text',
  expectedArrivalDate: 'text',
  appointmentWindow: timeWindowShape,
  shippingType: 'text',
  scac: 'text',
  carrierName: 'text',
  containerNumber: 'text',
  containerSize: 'text',
  isFloorLoaded: 'boolean',
  sealNumber: 'text',
  bolNumber: 'text',
  proNumber: 'text',
  trackingNumbers: ['text'],
  trailerNumber: 'text',
  freightTerms: 'text',
  incoterm: 'text',
  bondedFlag: 'text',
  customsEntryNumber: 'text',
  inBondNumber: 'text',
  ttbTransferRef: 'text',
  shipFrom: addressShape,
  contactName: 'text',
  contactPhone: 'text',
  contactEmail: 'text',
  temperatureControl: 'text',
  specialInstructions: 'text',
} as const;
