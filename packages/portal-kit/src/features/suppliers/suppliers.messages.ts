import { defineMessages } from '../../kernel/messages/define-messages';

export const suppliersMessages = defineMessages((format) => ({
  title: 'Suppliers',
  search: 'Search suppliers',
  empty: 'No supplier matches the search and the filters.',
  emptyCreate: 'Add the first supplier to see it here.',
  emptyReadOnly: 'There are no suppliers yet.',
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
  missingText: 'There is no such supplier, or it is none of yours.',
  backToList: 'Go to Suppliers',
}));
