import type { OrderDetails, OrderRequest, SavedOrder } from '@portal-kit/sdk/orders';
import { type ActorRefFrom, createActor } from 'xstate';
import { provideRecordForm, type RecordFormEffects } from '../../../../forms/record/start-record-form';
import { orderWizardMachine } from './order-wizard.machine';

export interface OrderWizardEffects extends RecordFormEffects<OrderDetails, OrderRequest, SavedOrder> {
  /** Shows the problems of the open step and moves focus to the first problem. */
  focusProblem: () => void;
}

/** Starts the machine of one wizard. `effects.current` is read when an effect runs. */
export function startOrderWizard(effects: {
  readonly current: OrderWizardEffects;
}): ActorRefFrom<typeof orderWizardMachine> {
  const machine = orderWizardMachine.provide({
    actors: { recordForm: provideRecordForm(effects) },
    actions: { focusProblem: () => effects.current.focusProblem() },
  });
  return createActor(machine, { input: { record: effects.current.record } }).start();
}
