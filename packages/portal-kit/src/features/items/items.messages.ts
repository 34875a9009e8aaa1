import { defineMessages } from '../../kernel/messages/define-messages';

export const itemsMessages = defineMessages((format) => ({
  title: 'Items',
  search: 'Search items',
  empty: 'No item matches the search and the filters.',
  emptyMaster: 'Add the first item of this supplier to see it here.',
  emptyReadOnly: 'This supplier has no items yet.',
  showAll: 'Show all items',
  columns: {
    sku: 'Supplier Item ID',
    description: 'Description',
    type: 'Type',
    size: 'Size',
    itemStatus: 'Status',
    onHandQty: 'On hand',
    availableQty: 'Available',
  },
  status: { ACTIVE: 'Active', INACTIVE: 'Inactive', DISCONTINUED: 'Discontinued' } as Record<string, string>,
  /** `750 ML × 12`: content of a bottle, and bottles in a case. */
  size: (size: number, uom: string, perCase: number | undefined) =>
    `${format.number(size, { maximumFractionDigits: 2 })} ${uom.toUpperCase()}${perCase ? ` × ${format.number(perCase)}` : ''}`,
  taxPaid: 'Tax paid',
  bonded: 'Bonded',
  taxPaidAndBonded: 'Tax paid and bonded',
  total: 'Total',
  quantity: (cases: string, bottles: string) => `${cases}, ${bottles}`,
}));
