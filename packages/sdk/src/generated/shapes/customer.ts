// Generated from openapi/ by `npm run generate`. Do not edit.

import { customerAddressShape } from './customer-address';

/** Types of the values in `Customer` of the contract. */
export const customerShape = {
  customerId: 'text',
  customerNumber: 'text',
  name: 'text',
  dbaName: 'text',
  customerType: 'text',
  status: 'text',
  addresses: [customerAddressShape],
  contactName: 'text',
  phone: 'text',
  email: 'text',
  ttbPermitNumber: 'text',
  stateLicenseNumber: 'text',
  stateLicenseState: 'text',
  licenseExpirationDate: 'text',
  taxId: 'text',
  defaultWarehouseId: 'text',
  defaultShippingType: 'text',
  defaultFreightTerms: 'text',
  defaultScac: 'text',
  deliveryInstructions: 'text',
  bondedAllowed: 'boolean',
  version: 'number',
  createdAt: 'text',
  updatedAt: 'text',
} as const;
