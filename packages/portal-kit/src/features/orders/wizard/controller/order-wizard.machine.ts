import { assign, setup } from 'xstate';
import { type FilledStep, type OrderStep, uncheckedSteps } from '../steps/order-step';

export interface OrderWizardContext {
  /** Whether a step has no invalid field. */
  valid: Readonly<Record<FilledStep, boolean>>;
  /** Steps that the user has completed or tried to leave. The wizard shows all problems of these steps. */
  checked: Readonly<Record<FilledStep, boolean>>;
}

export type OrderWizardEvent =
  | { type: 'step.requested'; step: OrderStep }
  /**
   * The host's address or a restored draft names a step. The first invalid step before it opens instead, without showing
   * problems. `isCorrection`: the host already shows this step, so that another step replaces it.
   */
  | { type: 'step.restored'; step: OrderStep; isCorrection?: boolean }
  | { type: 'validity.changed'; valid: OrderWizardContext['valid'] }
  /**
   * The server has refused the order because of fields in the step `step`. `isCorrection`: it refused the order before the
   * wizard opened.
   */
  | { type: 'order.refused'; step: OrderStep; isCorrection?: boolean };

const wizard = setup({
  types: {
    context: {} as OrderWizardContext,
    events: {} as OrderWizardEvent,
  },
  actions: {
    keepValidity: assign({ valid: (_, { valid }: Pick<OrderWizardContext, 'valid'>) => valid }),
    checkDetails: assign({ checked: ({ context }) => ({ ...context.checked, details: true }) }),
    checkItems: assign({ checked: ({ context }) => ({ ...context.checked, items: true }) }),
    focusProblem: () => {},
    notifyStep: (_, _params: { step: OrderStep; isCorrection: boolean }) => {},
  },
  guards: {
    isStep: (_, { step, expected }: { step: OrderStep; expected: OrderStep }) => step === expected,
    areDetailsInvalid: ({ context }) => !context.valid.details,
    areItemsInvalid: ({ context }) => !context.valid.items,
  },
});

/** Creates the configuration of a step, which notifies the host when the step opens. */
const stepConfig = (step: OrderStep) =>
  wizard.createStateConfig({
    entry: {
      type: 'notifyStep',
      params: ({ event }) => ({
        step,
        isCorrection: 'isCorrection' in event && event.isCorrection === true,
      }),
    },
  });

/**
 * The steps of an order: details → items → submit. A step opens when all earlier steps are valid; otherwise
 * the first invalid step opens and shows its problems. When the server refuses an order, the step with the error opens.
 * The save machine confirms and sends the order. Source: specification, section 3.
 */
export const orderWizardMachine = wizard.createMachine({
  id: 'orderWizard',
  initial: 'details',
  context: { valid: { details: false, items: false }, checked: uncheckedSteps },
  states: {
    details: stepConfig('details'),
    items: stepConfig('items'),
    submit: stepConfig('submit'),
  },
  on: {
    'validity.changed': {
      actions: { type: 'keepValidity', params: ({ event: { valid } }) => ({ valid }) },
    },
    'step.requested': [
      {
        guard: { type: 'isStep', params: ({ event: { step } }) => ({ step, expected: 'details' }) },
        target: '.details',
      },
      { guard: 'areDetailsInvalid', target: '.details', actions: ['checkDetails', 'focusProblem'] },
      {
        guard: { type: 'isStep', params: ({ event: { step } }) => ({ step, expected: 'items' }) },
        target: '.items',
        actions: 'checkDetails',
      },
      {
        guard: 'areItemsInvalid',
        target: '.items',
        actions: ['checkDetails', 'checkItems', 'focusProblem'],
      },
      { target: '.submit', actions: ['checkDetails', 'checkItems'] },
    ],
    'step.restored': [
      {
        guard: { type: 'isStep', params: ({ event: { step } }) => ({ step, expected: 'details' }) },
        target: '.details',
      },
      { guard: 'areDetailsInvalid', target: '.details' },
      {
        guard: { type: 'isStep', params: ({ event: { step } }) => ({ step, expected: 'items' }) },
        target: '.items',
        actions: 'checkDetails',
      },
      { guard: 'areItemsInvalid', target: '.items', actions: 'checkDetails' },
      { target: '.submit', actions: ['checkDetails', 'checkItems'] },
    ],
    'order.refused': [
      {
        guard: { type: 'isStep', params: ({ event: { step } }) => ({ step, expected: 'details' }) },
        target: '.details',
        actions: 'focusProblem',
      },
      {
        guard: { type: 'isStep', params: ({ event: { step } }) => ({ step, expected: 'items' }) },
        target: '.items',
        actions: 'focusProblem',
      },
    ],
  },
});
