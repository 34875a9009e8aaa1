import type { PortalError } from '@portal-kit/sdk';
import type { Order } from '@portal-kit/sdk/orders';
import { FoldedText } from '@portal-kit/ui/folded-text';
import { type ReactNode, useId } from 'react';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { formatFailure, otherLang } from '../../../kernel/toasts/failure';
import { orderFieldLabel } from '../order-field-label';
import * as css from './order-details.css';
import { orderDetailsMessages } from './order-details.messages';

/** Maximum number of problems. */
const shownErrors = 20;

interface OrderFailureProps {
  order: Order;
  /** The server's reasons for refusing the last Resubmit. Default: the reasons of `order.failure`. */
  refusal?: PortalError | undefined;
  /** Actions that resolve the failure. */
  actions: ReactNode;
}

/** The failure of an order: each problem with its field. Renders nothing unless the order's status is `FAILED`. */
export function OrderFailure({ order, refusal, actions }: OrderFailureProps) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const titleId = useId();
  const { status, failure } = order;
  const lineItems = order.lineItems ?? [];
  if (status !== 'FAILED') return null;
  const message = refusal ? formatFailure(refusal, kernel) : failure?.message;
  const problems = refusal?.fields ?? failure?.validationErrors ?? [];
  const lang = otherLang(refusal ? refusal.language : failure?.messageLanguage, kernel);
  // Some servers repeat the message in the only problem.
  const isRepeated = problems.length === 1 && problems[0]?.message === message;
  const getFieldLabel = (fieldPath: string) =>
    orderFieldLabel(fieldPath, texts, (index) => lineItems[index]?.lineItemNumber);
  return (
    <section aria-labelledby={titleId} className={css.failure}>
      <h2 id={titleId} className={css.failureTitle}>
        {texts.failure}
      </h2>
      {!isRepeated && (
        <div className={css.failureText}>
          {message?.trim() ? (
            <FoldedText lang={lang}>{message.trim()}</FoldedText>
          ) : message === undefined ? (
            texts.failureUnknown
          ) : (
            kernel.errorCaption
          )}
        </div>
      )}
      {problems.length > 0 && (
        <ul className={css.problems}>
          {problems.slice(0, shownErrors).map((problem, index) => {
            const [before, after] = texts.problem(getFieldLabel(problem.fieldPath ?? ''), '\n').split('\n');
            return (
              <li key={index}>
                {before}
                <FoldedText lang={lang}>{problem.message || kernel.dash}</FoldedText>
                {after}
              </li>
            );
          })}
          {problems.length > shownErrors && <li>{kernel.moreErrors(problems.length - shownErrors)}</li>}
        </ul>
      )}
      <div className={css.failureActions}>{actions}</div>
    </section>
  );
}
