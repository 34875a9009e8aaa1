import { type RefObject, useEffect, useRef } from 'react';
import { focusFirstInvalid } from '../../../../forms/focus/focus-form';
import type { OrderFormApi } from '../../form/order-form.api';
import type { OrderWizardEvent } from '../controller/order-wizard.machine';
import type { FilledStep, OrderStep, StepState } from './order-step';

/** Shows all problems of the open step and moves focus to the first problem. */
export function focusStepProblem(wizard: HTMLElement | null, form: OrderFormApi): void {
  // The step and its fields are rendered in the next frame.
  requestAnimationFrame(() => {
    void form.validateAllFields('change').then(() => {
      const hasInvalidField = wizard?.querySelector('[aria-invalid="true"], [data-invalid]');
      if (hasInvalidField) focusFirstInvalid(wizard?.querySelector('form') ?? null);
      else wizard?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
    });
  });
}

interface OrderStepsOptions {
  element: RefObject<HTMLElement | null>;
  send: (event: OrderWizardEvent) => void;
  step: OrderStep;
  checked: Readonly<Record<FilledStep, boolean>>;
  areDetailsValid: boolean;
  areItemsValid: boolean;
}

/** The open step and the state of each step. Moves focus to a step when it opens. */
export function useOrderSteps(options: OrderStepsOptions) {
  const { element, send, step, checked, areDetailsValid, areItemsValid } = options;
  useEffect(() => {
    send({ type: 'validity.changed', valid: { details: areDetailsValid, items: areItemsValid } });
  }, [send, areDetailsValid, areItemsValid]);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    const frame = element.current?.querySelector<HTMLElement>('[data-step]');
    frame?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
    if (step === 'items') frame?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }, [element, step]);
  const stateOf = (one: FilledStep, isValid: boolean): StepState =>
    isValid && (checked[one] || step !== one) ? 'done' : checked[one] && !isValid ? 'problem' : undefined;
  return {
    step,
    goTo: (requested: OrderStep) => send({ type: 'step.requested', step: requested }),
    areItemsChecked: checked.items,
    stepStates: {
      details: stateOf('details', areDetailsValid),
      items: stateOf('items', areItemsValid),
      submit: undefined,
    },
  };
}
