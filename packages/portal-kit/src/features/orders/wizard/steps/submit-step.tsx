import { Button } from '@portal-kit/ui/button';
import type { RefObject } from 'react';
import * as css from '../../../../kernel/details/details.css';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { hasAddress, OrderAddresses } from '../../details/order-addresses';
import { OrderFacts } from '../../details/order-facts';
import { OrderedLines } from '../../details/ordered-lines';
import { OrderChecks, type SubmitGuard } from '../checks/order-checks';
import type { OrderChecksOptions } from '../checks/use-order-checks';
import { orderWizardMessages } from '../order-wizard.messages';
import { buildOrderPreview } from './order-preview';
import type { OrderStep } from './order-step';

interface SubmitStepProps extends OrderChecksOptions {
  guard: RefObject<SubmitGuard | undefined>;
  onStepRequested: (step: OrderStep) => void;
  onWaitingChanged: (isWaiting: boolean) => void;
}

/** The review of an order before it is submitted. */
export function SubmitStep({ guard, onStepRequested, onWaitingChanged, ...options }: SubmitStepProps) {
  const { values, direction, base, customer } = options;
  const texts = useMessages(orderWizardMessages);
  const order = buildOrderPreview(values, direction, base);
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
      <OrderChecks
        {...options}
        guard={guard}
        onStepRequested={onStepRequested}
        onWaitingChanged={onWaitingChanged}
      />
      <OrderFacts
        direction={direction}
        order={order}
        customerName={customer?.name}
        isPreview
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
