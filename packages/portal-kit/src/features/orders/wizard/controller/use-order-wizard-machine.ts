import { useRef } from 'react';
import { confirmationOf } from '../../../../forms/record/use-record-form-machine';
import { useActorState, useLazyMachine } from '../../../../kernel/machines/use-lazy-machine';
import { type OrderStep, uncheckedSteps } from '../steps/order-step';
import type { OrderWizardEvent } from './order-wizard.machine';
import type { OrderWizardEffects } from './start-order-wizard';

/** Runs the wizard's machine and its record form. The code is loaded after the first render; events wait for it. */
export function useOrderWizardMachine(
  effects: OrderWizardEffects & { onLoadFailed: (error: unknown) => void },
) {
  const latest = useRef(effects);
  latest.current = effects;
  const [state, send] = useLazyMachine({
    load: async () => {
      const { startOrderWizard } = await import('./start-order-wizard');
      return () => startOrderWizard(latest);
    },
    onLoadFailed: (error, event: OrderWizardEvent) => {
      // The next change of a field sends the validity again.
      if (event.type !== 'validity.changed') effects.onLoadFailed(error);
    },
  });
  const form = useActorState(state?.children.recordForm);
  const step: OrderStep = state?.matches({ filling: 'items' })
    ? 'items'
    : state?.matches({ filling: 'submit' })
      ? 'submit'
      : 'details';
  return {
    send,
    step,
    checked: state?.context.checked ?? uncheckedSteps,
    record: form ? form.context.record : effects.record,
    submitted: state?.matches('submitted') ? form?.context.result : undefined,
    conflictCount: form?.context.conflictCount,
    confirmation: confirmationOf(form, send),
  };
}
