import type { Order } from '@portal-kit/sdk/orders';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../kernel/messages/use-messages';
import { orderFieldLabel } from '../order-field-label';
import * as css from './order-details.css';
import { orderDetailsMessages } from './order-details.messages';

interface OrderFailureProps {
  order: Order;
  /** Actions that resolve the failure. */
  actions: ReactNode;
}

/** The failure of an order: each problem with its field. Renders nothing if the order has not failed. */
export function OrderFailure({ order, actions }: OrderFailureProps) {
  const texts = useMessages(orderDetailsMessages);
  const titleId = useId();
  const { failure, lineItems } = order;
  if (!failure) return null;
  const placeOf = (fieldPath: string) =>
    orderFieldLabel(fieldPath, texts, (index) => lineItems[index]?.lineItemNumber);
  return (
    <section aria-labelledby={titleId} className={css.failure}>
      <h2 id={titleId} className={css.failureTitle}>
        {texts.failure}
      </h2>
      <p className={css.failureText}>{failure.message}</p>
      {failure.validationErrors.length > 0 && (
        <ul className={css.problems}>
          {failure.validationErrors.map(({ fieldPath, message }, index) => (
            <li key={index}>{texts.problem(placeOf(fieldPath), message)}</li>
          ))}
        </ul>
      )}
      <div className={css.failureActions}>{actions}</div>
    </section>
  );
}
