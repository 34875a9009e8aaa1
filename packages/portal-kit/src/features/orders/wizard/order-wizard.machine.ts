import { assign, setup } from 'xstate';
import { type FilledStep, nothingChecked, type OrderStep } from './order-step';

export interface OrderWizardContext {
  /** Whether what a step asks for is in order. */
  valid: Readonly<Record<FilledStep, boolean>>;
  /** Steps that somebody has been through or wanted to leave: every problem of theirs is told. */
  checked: Readonly<Record<FilledStep, boolean>>;
}

export type OrderWizardEvent =
  | { type: 'step.requested'; step: OrderStep }
  | { type: 'validity.changed'; valid: OrderWizardContext['valid'] }
  /** The server has refused the order, for something in that step. */
  | { type: 'submit.refused'; step: OrderStep }
  | { type: 'submit.succeeded' }
  /** Another order is begun in the place of the one that has been submitted. */
  | { type: 'order.begun' };

/**
 * Where a user is in an order: details → items → submit → done, back and forth. A step opens when those before it are
 * in order; otherwise the first that is not is shown with its problems. A refused order leads back to the step that
 * holds the error. Asking and sending are `formConfirmation`'s. Source: specification, section 3.
 */
export const orderWizardMachine = setup({
  types: { context: {} as OrderWizardContext, events: {} as OrderWizardEvent },
  actions: {
    keepValidity: assign({ valid: (_, { valid }: Pick<OrderWizardContext, 'valid'>) => valid }),
    checkDetails: assign({ checked: ({ context }) => ({ ...context.checked, details: true }) }),
    checkItems: assign({ checked: ({ context }) => ({ ...context.checked, items: true }) }),
    startOver: assign({ checked: nothingChecked }),
    leadToProblem: () => {},
  },
  guards: {
    isOf: (_, { step, wanted }: { step: OrderStep; wanted: OrderStep }) => step === wanted,
    areDetailsInvalid: ({ context }) => !context.valid.details,
    areItemsInvalid: ({ context }) => !context.valid.items,
  },
}).createMachine({
  id: 'orderWizard',
  initial: 'writing',
  context: { valid: { details: false, items: false }, checked: nothingChecked },
  on: {
    'validity.changed': {
      actions: { type: 'keepValidity', params: ({ event: { valid } }) => ({ valid }) },
    },
  },
  states: {
    writing: {
      initial: 'details',
      states: { details: {}, items: {}, submit: {} },
      on: {
        'step.requested': [
          {
            guard: { type: 'isOf', params: ({ event }) => ({ ...event, wanted: 'details' }) },
            target: '.details',
          },
          { guard: 'areDetailsInvalid', target: '.details', actions: ['checkDetails', 'leadToProblem'] },
          {
            guard: { type: 'isOf', params: ({ event }) => ({ ...event, wanted: 'items' }) },
            target: '.items',
            actions: 'checkDetails',
          },
          {
            guard: 'areItemsInvalid',
            target: '.items',
            actions: ['checkDetails', 'checkItems', 'leadToProblem'],
          },
          { target: '.submit', actions: ['checkDetails', 'checkItems'] },
        ],
        'submit.refused': [
          {
            guard: { type: 'isOf', params: ({ event }) => ({ ...event, wanted: 'details' }) },
            target: '.details',
            actions: 'leadToProblem',
          },
          {
            guard: { type: 'isOf', params: ({ event }) => ({ ...event, wanted: 'items' }) },
            target: '.items',
            actions: 'leadToProblem',
          },
        ],
        'submit.succeeded': 'done',
      },
    },
    done: { on: { 'order.begun': { target: 'writing', actions: 'startOver' } } },
  },
});
