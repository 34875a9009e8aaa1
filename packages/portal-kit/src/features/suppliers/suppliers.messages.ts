import { defineMessages } from '../../kernel/messages/define-messages';

export const suppliersMessages = defineMessages('suppliers', (format) => ({
  title: 'Suppliers',
  search: 'Search suppliers',
  empty: 'No suppliers match your search and filters.',
  emptyCreate: 'Add your first supplier to see it here.',
  emptyReadOnly: 'No suppliers yet.',
  showAll: 'Show all suppliers',
  add: 'Add New Supplier',
  columns: {
    name: 'Name',
    supplierId: 'Supplier ID',
    inventoryType: 'Inventory type',
    warehouses: 'Warehouses',
    status: 'Status',
  },
  inventoryTypes: { 'TAX PAID': 'Tax paid', BONDED: 'Bonded', INTL: 'International' } as Record<
    string,
    string
  >,
  warehouses: (names: readonly string[]) => format.list(names),
  missing: 'Supplier not found',
  missingText: "This supplier doesn't exist or you don't have access to it.",
  backToList: 'Go to Suppliers',
}));
