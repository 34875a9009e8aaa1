import { defineMessages } from '../../../kernel/messages/define-messages';

export const orderWizardMessages = defineMessages('orderWizard', (format) => ({
  label: {
    inbound: { create: 'New inbound order', edit: 'Edit inbound order' },
    outbound: { create: 'New outbound order', edit: 'Edit outbound order' },
  },
  steps: 'Steps',
  stepNames: { details: 'Details', items: 'Items', submit: 'Submit' },
  /** Text of a step for screen readers: position, name and state. */
  step: (place: number, name: string, state: string | undefined) =>
    [`${format.number(place)} ${name}`, state].filter(Boolean).join(', '),
  states: { done: 'complete', problem: 'incomplete' },
  back: 'Back',
  toItems: 'Continue to items',
  review: 'Review',
  submit: 'Submit order',
  resubmit: 'Resubmit order',
  linesRequired: 'Add at least one item.',
  confirmTitle: { create: 'Submit this order?', edit: 'Resubmit this order?' },
  confirmText: {
    create: (poNumber: string, lines: number) =>
      `PO ${poNumber} with ${format.number(lines)} ${format.plural(lines, { one: 'line', other: 'lines' })} will be sent to the warehouse.`,
    edit: (poNumber: string, lines: number) =>
      `PO ${poNumber} with ${format.number(lines)} ${format.plural(lines, { one: 'line', other: 'lines' })} will be sent to the warehouse again.`,
  },
  created: 'Order created successfully',
  createdText: 'This order is added to the Order history',
  resubmitted: 'Order resubmitted successfully',
  failed: 'Submission Error',
  view: (orderId: string) => `View ${orderId}`,
  done: (orderId: string | undefined) => (orderId ? `${orderId} was submitted.` : 'The order was submitted.'),
  doneText: 'The warehouse system will confirm it shortly.',
  viewOrder: 'View order',
  changeWarehouse: 'Change warehouse?',
  changeWarehouseText: (lines: number) =>
    `The ${format.plural(lines, { one: 'line', other: `${format.number(lines)} lines` })} from the current warehouse will be removed.`,
  notEditable: "This order can't be edited",
  notEditableText: (orderId: string, status: string) =>
    `${orderId} is ${status}. Only open and failed orders can be edited.`,
  lines: (lines: number, cases: string, bottles: string) =>
    `${format.number(lines)} ${format.plural(lines, { one: 'line', other: 'lines' })}, ${cases}, ${bottles}`,
  change: 'Change',
  checking: 'Checking…',
  changeStep: (step: string) => `Change ${step}`,
}));
