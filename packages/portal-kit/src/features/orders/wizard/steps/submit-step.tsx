import type { Order, OrderDirection } from '@portal-kit/sdk/orders';
import { Banner } from '@portal-kit/ui/banner';
import { Button } from '@portal-kit/ui/button';
import * as css from '../../../../kernel/details/details.css';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { hasAddress, OrderAddresses } from '../../details/order-addresses';
import { OrderFacts } from '../../details/order-facts';
import { OrderedLines } from '../../details/ordered-lines';
import type { OrderFormValues } from '../../form/values/order-form.values';
import { orderWizardMessages } from '../order-wizard.messages';
import { previewOf } from './order-preview';
import type { OrderStep } from './order-step';
import { orderWarnings } from './order-warnings';

interface SubmitStepProps {
  values: OrderFormValues;
  direction: OrderDirection;
  /** The order to change. Default: a new order. */
  base: Order | undefined;
  customerName: string | undefined;
  onStepRequested: (step: OrderStep) => void;
}

/** The review of an order before it is submitted. */
export function SubmitStep({ values, direction, base, customerName, onStepRequested }: SubmitStepProps) {
  const texts = useMessages(orderWizardMessages);
  const order = previewOf(values, direction, base);
  const warnings = orderWarnings(values, direction);
  const change = (step: 'details' | 'items') => (
    <Button
      size="small"
      aria-label={texts.changeStep(texts.stepNames[step])}
      onClick={() => onStepRequested(step)}
    >
      {texts.change}
    </Button>
  );
  const main = (
    <div className={css.column}>
      {warnings.length > 0 && (
        <Banner tone="warn">
          <strong>{texts.warningsTitle}</strong>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{texts.warnings[warning]}</li>
            ))}
          </ul>
        </Banner>
      )}
      <OrderFacts
        direction={direction}
        order={order}
        customerName={customerName}
        isNamed
        actions={change('details')}
      />
      <OrderedLines order={order} actions={change('items')} />
    </div>
  );
  if (!hasAddress(order)) return main;
  return (
    <div className={css.columns}>
      {main}
      <div className={css.column}>
        <OrderAddresses order={order} />
      </div>
    </div>
  );
}
