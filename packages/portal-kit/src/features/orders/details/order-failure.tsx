import type { Order } from '@portal-kit/sdk/orders';
import { FoldedText } from '@portal-kit/ui/folded-text';
import { type ReactNode, useId } from 'react';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { orderFieldLabel } from '../order-field-label';
import * as css from './order-details.css';
import { orderDetailsMessages } from './order-details.messages';

/** Maximum number of problems. */
const shownErrors = 20;

interface OrderFailureProps {
  order: Order;
  /** Actions that resolve the failure. */
  actions: ReactNode;
}

/** The failure of an order: each problem with its field. Renders nothing if the order has not failed. */
export function OrderFailure({ order, actions }: OrderFailureProps) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const titleId = useId();
  const { failure } = order;
  const lineItems = order.lineItems ?? [];
  if (!failure) return null;
  const errors = failure.validationErrors ?? [];
  const placeOf = (fieldPath: string) =>
    orderFieldLabel(fieldPath, texts, (index) => lineItems[index]?.lineItemNumber);
  return (
    <section aria-labelledby={titleId} className={css.failure}>
      <h2 id={titleId} className={css.failureTitle}>
        {texts.failure}
      </h2>
      <div className={css.failureText}>
        <FoldedText>{failure.message?.trim() || kernel.errorCaption}</FoldedText>
      </div>
      {errors.length > 0 && (
        <ul className={css.problems}>
          {errors.slice(0, shownErrors).map(({ fieldPath, message }, index) => (
            <li key={index}>
              <FoldedText>{texts.problem(placeOf(fieldPath ?? ''), message || kernel.dash)}</FoldedText>
            </li>
          ))}
          {errors.length > shownErrors && <li>{kernel.moreErrors(errors.length - shownErrors)}</li>}
        </ul>
      )}
      <div className={css.failureActions}>{actions}</div>
    </section>
  );
}
