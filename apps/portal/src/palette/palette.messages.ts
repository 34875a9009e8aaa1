import { defineMessages } from 'portal-kit/portal';

export const paletteMessages = defineMessages('palette', () => ({
  title: 'Search or jump to',
  placeholder: 'Page, record, supplier or action…',
  goTo: 'Go to',
  create: 'Create',
  action: 'Action',
  shortcuts: 'Keyboard shortcuts',
  supplier: (supplierId: string) => `Supplier ${supplierId}`,
  kinds: {
    inbound: 'Inbound order',
    outbound: 'Outbound order',
    item: 'Item',
    customer: 'Customer',
    warehouse: 'Warehouse',
    user: 'User',
  },
  recent: (kind: string) => `Recent · ${kind}`,
  searching: 'Searching',
  notSearched: (lists: string) => `Couldn't search: ${lists}.`,
  nothing: 'No results.',
  keys: [
    ['↑ ↓', 'to move'],
    ['Enter', 'to open'],
    ['Esc', 'to close'],
  ] as const,
}));
