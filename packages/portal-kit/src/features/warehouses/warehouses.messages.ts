import { defineMessages } from '../../kernel/messages/define-messages';

export const warehousesMessages = defineMessages('warehouses', () => ({
  title: 'Warehouses',
  search: 'Search warehouses',
  empty: 'No warehouses match your search and filters.',
  emptyCreate: 'Add your first warehouse to see it here.',
  emptyReadOnly: 'No warehouses yet.',
  showAll: 'Show all warehouses',
  add: 'Add New Warehouse',
  columns: {
    name: 'Name',
    warehouseId: 'Warehouse ID',
    city: 'City',
    stateCode: 'State',
    isBonded: 'Bonded',
    status: 'Status',
  },
  missing: 'Warehouse not found',
  missingText: "This warehouse doesn't exist or isn't used by any of your suppliers.",
  backToList: 'Go to Warehouses',
}));
