import { defineMessages } from '../../../kernel/messages/define-messages';

export const firstStepsMessages = defineMessages('firstSteps', ({ number }) => ({
  title: 'First steps',
  progress: (done: number, total: number) => `${number(done)} of ${number(total)} done`,
  done: 'Done',
  dismiss: 'Dismiss',
  items: 'Add your items, one by one or with a file',
  customer: 'Add a customer who receives goods',
  inbound: 'Announce goods with an inbound order',
  outbound: 'Ship goods with an outbound order',
  addItem: 'Add item',
  upload: 'Upload file',
  addCustomer: 'Add customer',
  createInbound: 'Create inbound order',
  createOutbound: 'Create outbound order',
}));
