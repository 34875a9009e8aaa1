import { defineMessages } from 'portal-kit/portal';

/** Texts of the open supplier switcher. */
export const supplierListMessages = defineMessages('supplierList', () => ({
  suppliers: 'Suppliers',
  filterSuppliers: 'Find a supplier',
  noSupplierMatches: 'No matching suppliers.',
}));
