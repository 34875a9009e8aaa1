import type { Order } from '@portal-kit/sdk/orders';
import { Card } from '@portal-kit/ui/card';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { orderStatusLook, orderStatusMessages } from '../../../domain/orders/order-status';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import * as css from './order-details.css';
import { orderDetailsMessages } from './order-details.messages';

/** Status history of an order, latest status first. */
export function OrderProgress({ order }: { order: Order }) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const statuses = useMessages(orderStatusMessages);
  const history = order.statusHistory ?? [];
  return (
    <Card title={texts.progress}>
      {history.length === 0 && kernel.dash}
      <ol className={css.steps}>
        {history.toReversed().map(({ status, at, by, source, reason }, index) => {
          const { tone, label } = orderStatusLook(status, statuses);
          return (
            <li key={`${at} ${index}`} className={css.step}>
              <StatusDot tone={tone}>{label}</StatusDot>
              <span className={css.stepNote}>
                {texts.step(
                  at,
                  Object.hasOwn(texts.sources, source ?? '') ? texts.sources[source] : by,
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
