import { defineMessages } from '../../../kernel/messages/define-messages';

export const firstStepsMessages = defineMessages('firstSteps', ({ number }) => ({
  title: 'First steps',
  progress: (done: number, total: number) => `${number(done)} of ${number(total)} done`,
  done: 'Done',
  dismiss: 'Dismiss',
  items: 'Add your items one at a time, or upload a file',
  customer: 'Add a customer to ship to',
  inbound: 'Create an inbound order for goods that you send to the warehouse',
  outbound: 'Create an outbound order to ship goods',
  addItem: 'Add item',
  upload: 'Upload file',
  addCustomer: 'Add customer',
  createInbound: 'New inbound order',
  createOutbound: 'New outbound order',
}));
