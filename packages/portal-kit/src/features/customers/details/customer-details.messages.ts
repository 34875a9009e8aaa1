import { defineMessages } from '../../../kernel/messages/define-messages';

export const customerDetailsMessages = defineMessages('customerDetails', (format) => ({
  billingAddress: 'Bill to',
  shippingAddress: (index: number, isDefault: boolean) => {
    const title = index === 1 ? 'Ship to' : `Ship to (${format.number(index)})`;
    return isDefault ? `${title}, default` : title;
  },
  noOrders: 'No orders ship to this customer yet.',
}));
