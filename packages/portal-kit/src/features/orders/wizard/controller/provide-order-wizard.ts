import type { OrderDetails, OrderRequest, SavedOrder } from '@portal-kit/sdk/orders';
import { provideRecordForm, type RecordFormEffects } from '../../../../forms/record/provide-record-form';
import { runSteps } from '../../../../kernel/errors/run-steps';
import type { OrderStep, StepChange } from '../steps/order-step';
import { orderWizardMachine } from './order-wizard.machine';

export interface OrderWizardEffects extends RecordFormEffects<OrderDetails, OrderRequest, SavedOrder> {
  /** Shows the problems of the open step and moves focus to the first problem. */
  focusProblem: () => void;
  /** A step has opened; not called for the first step of a new wizard. */
  onStepOpened: (step: OrderStep, change: StepChange) => void;
}

/** The wizard's machine with its effects. `effects.current` is read when an effect runs. */
export function provideOrderWizard(effects: { readonly current: OrderWizardEffects }) {
  return orderWizardMachine.provide({
    actors: { recordForm: provideRecordForm(effects) },
    actions: {
      focusProblem: () => effects.current.focusProblem(),
      notifyStep: ({ event }, { step, isCorrection }) => {
        if ((event as { type: string }).type !== 'xstate.init') {
          runSteps(() => effects.current.onStepOpened(step, { isCorrection }));
        }
      },
    },
  });
}
