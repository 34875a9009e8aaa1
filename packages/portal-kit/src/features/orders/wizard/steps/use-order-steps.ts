import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstInvalid } from '../../../../forms/focus/focus-form';
import type { OrderFormApi } from '../../form/order-form.api';
import { orderWizardMachine } from '../controller/order-wizard.machine';
import type { OrderWizardInputs } from '../order-wizard.inputs';
import { type FilledStep, isOrderStep, type OrderStep, orderSteps, type StepState } from './order-step';

/** Shows all problems of the open step and moves focus to the first problem. */
function focusStepProblem(wizard: HTMLElement | null, form: OrderFormApi): void {
  // The step and its fields are rendered in the next frame.
  requestAnimationFrame(() => {
    // Marks all fields as touched, then validates them with the validator of the form.
    void form.validateAllFields('change').then(async () => {
      await form.validate('change');
      const hasInvalidField = wizard?.querySelector('[aria-invalid="true"], [data-invalid]');
      if (hasInvalidField) focusFirstInvalid(wizard?.querySelector('form') ?? null);
      else wizard?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
    });
  });
}

interface OrderStepsOptions extends Pick<OrderWizardInputs, 'step' | 'onStepChanged'> {
  element: RefObject<HTMLElement | null>;
  form: OrderFormApi;
  areDetailsValid: boolean;
  areItemsValid: boolean;
  /** Whether the first step takes the focus. Default false. */
  isFocused?: boolean | undefined;
}

/**
 * Returns the open step and the state of each step. Moves focus to a step when it opens, and follows the host's step.
 */
export function useOrderSteps(options: OrderStepsOptions) {
  const { element, areDetailsValid, areItemsValid, step: hostStep = 'details', onStepChanged } = options;
  const latest = useRef(options);
  latest.current = options;
  /** The step that opened last, for a host that does not store the step. */
  const lastStep = useRef<OrderStep>('details');
  const [machine] = useState(() =>
    orderWizardMachine.provide({
      actions: {
        focusProblem: () => focusStepProblem(latest.current.element.current, latest.current.form),
        notifyStep: ({ event }, { step: opened, isCorrection }) => {
          if ((event as { type: string }).type === 'xstate.init') return;
          const known = latest.current.step ?? lastStep.current;
          lastStep.current = opened;
          if (opened !== known) latest.current.onStepChanged?.(opened, { isCorrection });
        },
      },
    }),
  );
  const actor = useActorRef(machine);
  const { value: step, context } = useSelector(actor, (snapshot) => snapshot);
  const { send } = actor;

  useEffect(() => {
    send({ type: 'validity.changed', valid: { details: areDetailsValid, items: areItemsValid } });
  }, [send, areDetailsValid, areItemsValid]);

  const isControlled = onStepChanged !== undefined;
  const open = useRef(step);
  open.current = step;
  useEffect(() => {
    if (!isControlled || hostStep === open.current) return;
    send({ type: 'step.restored', step: hostStep, isCorrection: true });
  }, [isControlled, hostStep, send]);

  const previousStep = useRef<OrderStep | undefined>(options.isFocused ? undefined : step);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    const group = element.current?.querySelector<HTMLElement>('[data-step]');
    group?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
    if (step === 'items') group?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }, [element, step]);

  const [restored, setRestored] = useState<OrderStep>();
  useEffect(() => {
    if (restored === undefined) return;
    setRestored(undefined);
    // Opens the steps in between as well, so that Back opens the previous step.
    for (const step of orderSteps.slice(1, orderSteps.indexOf(restored) + 1)) {
      send({ type: 'step.restored', step });
    }
  }, [restored, send]);

  const { checked } = context;
  const getStepState = (one: FilledStep, isValid: boolean): StepState =>
    isValid && (checked[one] || step !== one) ? 'done' : checked[one] && !isValid ? 'problem' : undefined;
  return {
    step,
    send,
    goTo: (requested: OrderStep) => send({ type: 'step.requested', step: requested }),
    /** Opens the step of a restored draft, when the validity of its values is known. */
    restore: (drafted: string | undefined) => {
      if (isOrderStep(drafted)) setRestored(drafted);
    },
    areItemsChecked: checked.items,
    stepStates: {
      details: getStepState('details', areDetailsValid),
      items: getStepState('items', areItemsValid),
      submit: undefined,
    },
  };
}
