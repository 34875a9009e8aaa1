import { useEffect, useRef, useState } from 'react';
import type { OrderWizardEvent } from '../controller/order-wizard.machine';
import type { OrderWizardInputs } from '../order-wizard.inputs';
import { isOrderStep, type OrderStep, orderSteps } from './order-step';

interface OpenStep {
  step: OrderStep;
  send: (event: OrderWizardEvent) => void;
}

/**
 * Opens the step that the host's address names. Returns a function that opens the step of a restored draft. Call the hook
 * after `useOrderSteps`: a step opens only if the validity of the earlier steps is known.
 */
export function useRestoredStep(
  { step: hostStep = 'details', onStepChanged }: Pick<OrderWizardInputs, 'step' | 'onStepChanged'>,
  { step, send }: OpenStep,
) {
  const isControlled = onStepChanged !== undefined;
  const open = useRef(step);
  open.current = step;
  useEffect(() => {
    if (!isControlled || hostStep === open.current) return;
    send({ type: 'step.restored', step: hostStep, isCorrection: true });
  }, [isControlled, hostStep, send]);

  const [restored, setRestored] = useState<OrderStep>();
  useEffect(() => {
    if (restored === undefined) return;
    setRestored(undefined);
    // Opens the steps in between as well, so that Back opens the previous step.
    for (const step of orderSteps.slice(1, orderSteps.indexOf(restored) + 1)) {
      send({ type: 'step.restored', step });
    }
  }, [restored, send]);
  return (drafted: string | undefined) => {
    if (isOrderStep(drafted)) setRestored(drafted);
  };
}
