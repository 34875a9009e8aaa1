import { defineMessages } from 'portal-kit/portal';

export const paletteMessages = defineMessages('palette', () => ({
  title: 'Search or jump to',
  placeholder: 'Page, supplier, order or item…',
  goTo: 'Go to',
  create: 'Create',
  supplier: (supplierId: string) => `Supplier ${supplierId}`,
  inbound: 'Inbound order',
  outbound: 'Outbound order',
  item: 'Item',
  poNumber: (poNumber: string) => `PO ${poNumber}`,
  searching: 'Searching',
  notSearched: "Some orders and items couldn't be searched.",
  nothing: 'No results.',
  keys: [
    ['↑ ↓', 'to move'],
    ['Enter', 'to open'],
    ['Esc', 'to close'],
  ] as const,
}));
