import { itemSuggestMessages } from '../../../domain/items/item-suggest.messages';
import { defineMessages } from '../../../kernel/messages/define-messages';

/**
 * Messages of the item list, with the labels of item statuses.
 *
 * @example
 * ```ts
 * import { itemsMessages } from 'portal-kit/record-status';
 *
 * export const discontinued = itemsMessages('en-US').status.DISCONTINUED;
 * ```
 */
export const itemsMessages = defineMessages('items', (format) => ({
  title: 'Items',
  search: 'Search items',
  empty: 'No items match your search and filters.',
  emptyCreate: "Add this supplier's first item to see it here.",
  emptyReadOnly: 'This supplier has no items yet.',
  showAll: 'Show all items',
  columns: {
    sku: 'Supplier Item ID',
    description: 'Description',
    type: 'Type',
    size: 'Size',
    itemStatus: 'Status',
    warehouses: 'By warehouse',
    onHandQty: 'On hand',
    availableQty: 'Available',
  },
  /** Names the warehouses whose stock is summed when the list is filtered by warehouse. */
  inWarehouses: (ids: readonly string[]) =>
    ids.length === 1 ? `at ${ids[0]}` : `in ${format.number(ids.length)} warehouses`,
  totalIn: (where: string) => `Total ${where}`,
  allWarehouses: 'All warehouses',
  export: 'Export',
  cancelExport: 'Cancel export',
  template: 'Template',
  cancelTemplate: 'Cancel template download',
  upload: 'Upload',
  add: 'Add New Item',
  lowStock: 'Low stock',
  filters: { type: 'Type', itemStatus: 'Status', warehouseId: 'Warehouse', inStock: 'Stock' },
  inStock: { true: 'In stock', false: 'Out of stock' },
  moreWarehouses: (count: number) => `+${format.number(count)}`,
  status: { ACTIVE: 'Active', INACTIVE: 'Inactive', DISCONTINUED: 'Discontinued' } as Record<string, string>,
  size: itemSuggestMessages(format.locale).size,
  taxPaid: 'Tax paid',
  bonded: 'Bonded',
  taxPaidAndBonded: 'Tax paid and bonded',
  total: 'Total',
  quantity: (cases: string, bottles: string) => `${cases}, ${bottles}`,
}));
