import type { Order } from '@portal-kit/sdk/orders';
import { Card } from '@portal-kit/ui/card';
import { StatusDot, type StatusTone } from '@portal-kit/ui/status-dot';
import { orderStatusLook, orderStatusMessages } from '../../../domain/orders/order-status';
import { recordMessages } from '../../../kernel/details/record.messages';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import * as css from './order-details.css';
import { orderDetailsMessages } from './order-details.messages';
import { listOrderSteps } from './order-steps';

/** Activity of an order, newest first: its statuses, its documents, and a later change. */
export function OrderActivity({ order }: { order: Order }) {
  const kernel = useMessages(kernelMessages);
  const records = useMessages(recordMessages);
  const texts = useMessages(orderDetailsMessages);
  const statuses = useMessages(orderStatusMessages);
  const steps = listOrderSteps(order);
  const getStepLook = (step: (typeof steps)[number]): { label: string; tone: StatusTone } => {
    if (step.kind === 'status') return orderStatusLook(step.status, statuses);
    return {
      tone: 'neutral',
      label: step.kind === 'document' ? texts.documentAdded(step.fileName || kernel.dash) : records.updated,
    };
  };
  return (
    <Card title={records.activity}>
      {steps.length === 0 && kernel.dash}
      <ol className={css.steps}>
        {steps.map((step, index) => {
          const { tone, label } = getStepLook(step);
          const { at, by, source, reason } = step;
          return (
            <li key={`${at} ${index}`} className={css.step}>
              <StatusDot tone={tone}>{label}</StatusDot>
              <span className={css.stepNote}>
                {texts.step(
                  at ?? '',
                  source && Object.hasOwn(texts.sources, source) ? texts.sources[source] : (by ?? undefined),
                  reason ?? undefined,
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
