import checkIcon from '@lucide/icons/icons/check';
import { Icon } from '@portal-kit/ui/icon';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { orderWizardMessages } from '../order-wizard.messages';
import { type OrderStep, orderSteps, type StepState } from './order-step';
import * as css from './wizard-steps.css';

export interface WizardStepsProps {
  current: OrderStep;
  states: Readonly<Record<OrderStep, StepState>>;
  onStepRequested: (step: OrderStep) => void;
}

/** The steps of an order with their states. A click opens the step, or the first earlier step that is invalid. */
export function WizardSteps({ current, states, onStepRequested }: WizardStepsProps) {
  const texts = useMessages(orderWizardMessages);
  return (
    <nav aria-label={texts.steps}>
      <ol className={css.list}>
        {orderSteps.map((step, index) => {
          const state = states[step];
          return (
            <li key={step} className={css.step}>
              <button
                type="button"
                part="step"
                className={css.button}
                data-state={state}
                aria-current={step === current ? 'step' : undefined}
                aria-label={texts.step(index + 1, texts.stepNames[step], state && texts.states[state])}
                onClick={() => onStepRequested(step)}
              >
                <span className={css.mark} aria-hidden="true">
                  {state === 'done' ? (
                    <Icon data={checkIcon} sizePx={14} strokeWidth={3} />
                  ) : state === 'problem' ? (
                    '!'
                  ) : (
                    index + 1
                  )}
                </span>
                {texts.stepNames[step]}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
