import { useRef } from 'react';
import { confirmationOf } from '../../../../forms/record/use-record-form-machine';
import { useActorState, useLazyMachine } from '../../../../kernel/machines/use-lazy-machine';
import { type OrderStep, uncheckedSteps } from '../steps/order-step';
import type { OrderWizardEvent } from './order-wizard.machine';
import type { OrderWizardEffects } from './start-order-wizard';

type Start = typeof import('./start-order-wizard').startOrderWizard;

const loadStart = async (): Promise<Start> => (await import('./start-order-wizard')).startOrderWizard;

/**
 * Runs the wizard's machine and record form. Loads the code after the first render and queues events until the code has
 * loaded.
 */
export function useOrderWizardMachine(
  effects: OrderWizardEffects & { onLoadFailed: (error: unknown) => void },
  load: () => Promise<Start> = loadStart,
) {
  const latest = useRef(effects);
  latest.current = effects;
  const [state, send] = useLazyMachine({
    load: async () => {
      const start = await load();
      return () => start(latest);
    },
    // The form sends `validity.changed` without user input.
    isFromUser: ({ type }: OrderWizardEvent) => type !== 'validity.changed',
    onLoadFailed: effects.onLoadFailed,
  });
  const form = useActorState(state?.children.recordForm);
  const value = state?.value;
  const step: OrderStep = typeof value === 'object' ? value.filling : 'details';
  return {
    send,
    step,
    /** Whether the code has loaded and the queued events have run. */
    isStarted: state !== undefined,
    checked: state?.context.checked ?? uncheckedSteps,
    record: form ? form.context.record : effects.record,
    submitted: value === 'submitted' ? form?.context.result : undefined,
    conflictCount: form?.context.conflictCount,
    confirmation: confirmationOf(form, send),
  };
}
