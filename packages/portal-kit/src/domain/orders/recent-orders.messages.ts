import { defineMessages } from '../../kernel/messages/define-messages';

export const recentOrdersMessages = defineMessages('recentOrders', () => ({
  title: 'Recent orders',
  failed: "Couldn't load orders.",
  order: 'Order',
  poNumber: 'PO number',
  direction: 'Direction',
  directions: { inbound: 'Inbound', outbound: 'Outbound' },
  status: 'Status',
  orderDate: 'Order date',
  activities: {
    inbound: {
      submitted: (orderId: string) => `Inbound order ${orderId} submitted`,
      changed: (orderId: string, status: string) => `Inbound order ${orderId}: ${status}`,
    },
    outbound: {
      submitted: (orderId: string) => `Outbound order ${orderId} submitted`,
      changed: (orderId: string, status: string) => `Outbound order ${orderId}: ${status}`,
    },
  },
  showAll: { inbound: 'Show all inbound', outbound: 'Show all outbound' },
}));
