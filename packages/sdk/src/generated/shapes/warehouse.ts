// Generated from openapi/ by `npm run generate`. Do not edit.

import { addressShape } from './address';
import { timeWindowShape } from './time-window';

/** Types of the values in `Warehouse` of the contract. */
export const warehouseShape = {
  warehouseId: 'text',
  name: 'text',
  addresses: [addressShape],
  status: 'text',
  isBonded: 'boolean',
  bondRegistryNumber: 'text',
  ftzNumber: 'text',
  customsFirmsCode: 'text',
  contactName: 'text',
  phone: 'text',
  email: 'text',
  timeZone: 'text',
  receivingHours: timeWindowShape,
  shippingHours: timeWindowShape,
  cutoffTime: 'text',
  temperatureZones: ['text'],
  version: 'number',
} as const;
