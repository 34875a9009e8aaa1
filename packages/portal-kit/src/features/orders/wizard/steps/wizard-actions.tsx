import { Button } from '@portal-kit/ui/button';
import { classNames } from '@portal-kit/ui/class-names';
import { useRef } from 'react';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { LineTotals } from '../../lines/editor/line-totals';
import { checkPallets, sumLineTotals } from '../../lines/order-line';
import { orderLinesMessages } from '../../lines/order-lines.messages';
import type { OrderWizardState } from '../controller/use-order-wizard';
import * as css from '../order-wizard.css';
import { orderWizardMessages } from '../order-wizard.messages';
import type { OrderStep } from './order-step';

interface WizardActionsProps {
  wizard: OrderWizardState;
  /** Whether the submit waits for the checks of the order. */
  isChecking: boolean;
}

const previousSteps: Partial<Record<OrderStep, OrderStep>> = { items: 'details', submit: 'items' };

/** The sticky buttons of a step; the items step also shows totals and the number of pallets. */
export function WizardActions({ wizard, isChecking }: WizardActionsProps) {
  const { order, cancel } = wizard;
  const { step, goTo } = wizard.steps;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderWizardMessages);
  const previous = previousSteps[step];
  const next = { details: texts.toItems, items: texts.review, submit: order ? texts.resubmit : texts.submit };
  return (
    <div
      part="actions"
      data-form-actions={step === 'items' ? 'tall' : ''}
      className={classNames(css.actions, step === 'submit' && css.reviewActions)}
    >
      {step === 'items' && <ItemsTotals wizard={wizard} />}
      {/* `OrderChecks` announces the waiting state, so this text is not a status. */}
      {isChecking && <span className={css.note}>{texts.checking}</span>}
      <div className={css.buttons}>
        {previous ? (
          <Button onClick={() => goTo(previous)}>{texts.back}</Button>
        ) : (
          cancel && <Button onClick={() => cancel()}>{kernel.cancel}</Button>
        )}
        <Button type="submit" tone="primary">
          {next[step]}
        </Button>
      </div>
    </div>
  );
}

function ItemsTotals({ wizard: { form, values, steps } }: { wizard: OrderWizardState }) {
  const texts = useMessages(orderWizardMessages);
  const lineTexts = useMessages(orderLinesMessages);
  const { lineItems } = values;
  const { pallets } = sumLineTotals(lineItems);
  const problem = checkPallets(lineItems, values.palletsQuantity);
  const suggested = pallets ? lineTexts.suggested(pallets) : undefined;
  const suggestedText = pallets ? String(Math.ceil(pallets)) : values.palletsQuantity;
  const field = useRef<HTMLDivElement>(null);
  const hint = problem ? lineTexts.unusualPallets[problem](suggested) : suggested;
  return (
    <>
      <LineTotals lines={lineItems} />
      <div ref={field} className={css.pallets}>
        <form.AppField name="palletsQuantity">
          {(field) => <field.Number span="none" align="end" description={hint} />}
        </form.AppField>
      </div>
      {suggestedText !== values.palletsQuantity && (
        <Button
          size="small"
          onClick={() => {
            form.setFieldValue('palletsQuantity', suggestedText);
            // The button disappears.
            field.current?.querySelector('input')?.focus();
          }}
        >
          {lineTexts.useSuggested(Number(suggestedText))}
        </Button>
      )}
      <p role="status" className={css.note}>
        {steps.areItemsChecked && lineItems.length === 0 && texts.linesRequired}
      </p>
    </>
  );
}
