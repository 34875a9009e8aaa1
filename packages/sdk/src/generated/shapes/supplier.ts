// Generated from openapi/ by `npm run generate`. Do not edit.

import { addressShape } from './address';
import { supplierWarehouseShape } from './supplier-warehouse';

/** Types of the values in `Supplier` of the contract. */
export const supplierShape = {
  supplierId: 'text',
  name: 'text',
  inventoryType: 'text',
  warehouses: [supplierWarehouseShape],
  permissions: ['text'],
  status: 'text',
  contactName: 'text',
  phone: 'text',
  email: 'text',
  addresses: [addressShape],
  ttbPermitNumber: 'text',
  taxId: 'text',
  gs1CompanyPrefix: 'text',
  website: 'text',
  version: 'number',
} as const;
