import { defineMessages } from '../../../kernel/messages/define-messages';

export const warehouseDetailsMessages = defineMessages('warehouseDetails', (format) => ({
  /** Hours in the time zone of the warehouse. */
  hours: (from: string, to: string) => `${from}–${to}`,
  zones: (names: readonly string[]) => format.list(names),
  stock: 'Stock',
  item: 'Item',
  onHand: 'On hand',
  available: 'Available',
  noStock: 'This supplier has no stock here.',
  stockFailed: "Couldn't load stock.",
  noOrders: 'This supplier has no orders at this warehouse yet.',
}));
