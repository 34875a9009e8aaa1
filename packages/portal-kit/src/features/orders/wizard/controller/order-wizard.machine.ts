import type { OrderDetails, OrderRequest, SavedOrder } from '@portal-kit/sdk/orders';
import { assign, sendTo, setup } from 'xstate';
import { createRecordFormMachine, type RecordFormEvent } from '../../../../forms/record/record-form.machine';
import { type FilledStep, type OrderStep, uncheckedSteps } from '../steps/order-step';

export interface OrderWizardContext {
  record: OrderDetails | undefined;
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
  | { type: 'order.refused'; step: OrderStep; isCorrection?: boolean }
  | { type: 'order.submitted' }
  /** The user starts another order after a submit. */
  | { type: 'order.started' }
  /** Forwarded to the record form. */
  | RecordFormEvent<OrderDetails, OrderRequest>;

const wizard = setup({
  types: {
    context: {} as OrderWizardContext,
    events: {} as OrderWizardEvent,
    input: {} as Pick<OrderWizardContext, 'record'>,
    children: {} as { recordForm: 'recordForm' },
  },
  actors: { recordForm: createRecordFormMachine<OrderDetails, OrderRequest, SavedOrder>() },
  actions: {
    keepValidity: assign({ valid: (_, { valid }: Pick<OrderWizardContext, 'valid'>) => valid }),
    checkDetails: assign({ checked: ({ context }) => ({ ...context.checked, details: true }) }),
    checkItems: assign({ checked: ({ context }) => ({ ...context.checked, items: true }) }),
    uncheckSteps: assign({ checked: uncheckedSteps }),
    forwardToRecordForm: sendTo(
      'recordForm',
      ({ event }) => event as RecordFormEvent<OrderDetails, OrderRequest>,
    ),
    startRecord: sendTo('recordForm', { type: 'record.started' }),
    focusProblem: () => {},
    notifyStep: (_, _params: { step: OrderStep; isCorrection: boolean }) => {},
  },
  guards: {
    isStep: (_, { step, expected }: { step: OrderStep; expected: OrderStep }) => step === expected,
    areDetailsInvalid: ({ context }) => !context.valid.details,
    areItemsInvalid: ({ context }) => !context.valid.items,
  },
});

/** A step that notifies the host when it opens. */
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
 * The steps of an order: details → items → submit → submitted. A step opens when all earlier steps are valid; otherwise
 * the first invalid step opens and shows its problems. When the server refuses an order, the step with the error opens.
 * The invoked `recordForm` confirms and saves. Source: specification, section 3.
 */
export const orderWizardMachine = wizard.createMachine({
  id: 'orderWizard',
  initial: 'filling',
  context: ({ input: { record } }) => ({
    record,
    valid: { details: false, items: false },
    checked: uncheckedSteps,
  }),
  invoke: { id: 'recordForm', src: 'recordForm', input: ({ context: { record } }) => ({ record }) },
  on: {
    'validity.changed': {
      actions: { type: 'keepValidity', params: ({ event: { valid } }) => ({ valid }) },
    },
    'save.*': { actions: 'forwardToRecordForm' },
    'conflict.*': { actions: 'forwardToRecordForm' },
    'form.removed': { actions: 'forwardToRecordForm' },
  },
  states: {
    filling: {
      initial: 'details',
      states: {
        details: stepConfig('details'),
        items: stepConfig('items'),
        submit: { ...stepConfig('submit'), on: { 'form.submitted': { actions: 'forwardToRecordForm' } } },
      },
      on: {
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
        'order.submitted': 'submitted',
      },
    },
    submitted: {
      on: { 'order.started': { target: 'filling', actions: ['uncheckSteps', 'startRecord'] } },
    },
  },
});
