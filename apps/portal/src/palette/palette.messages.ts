import { defineMessages } from 'portal-kit/portal';

export const paletteMessages = defineMessages(() => ({
  title: 'Search or jump to',
  placeholder: 'A page, a supplier, an order, an item …',
  goTo: 'Go to',
  create: 'Create',
  supplier: (supplierId: string) => `Supplier ${supplierId}`,
  inbound: 'Inbound order',
  outbound: 'Outbound order',
  item: 'Item',
  poNumber: (poNumber: string) => `PO ${poNumber}`,
  searching: 'Searching',
  notSearched: 'Not all orders and items could be searched.',
  nothing: 'Nothing found.',
  keys: [
    ['↑ ↓', 'to move'],
    ['Enter', 'to open'],
    ['Esc', 'to close'],
  ] as const,
}));
