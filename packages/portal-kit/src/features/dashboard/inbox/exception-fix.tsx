import { Skeleton } from '@portal-kit/ui/skeleton';
import type { ReactNode } from 'react';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import type { Destination } from '../../../kernel/navigation/destination';
import { DestinationButton } from '../../../kernel/navigation/destination-button';
import { attentionMessages } from './attention.messages';
import type { FailedOrder } from './attention-props';
import { toExceptionRecord } from './exception-record';
import type { Exception } from './exceptions';
import * as css from './inbox.css';
import { useFailure } from './use-failure';

interface ExceptionFixProps {
  exception: Exception;
  renderResubmit: (order: FailedOrder) => ReactNode;
  getFocusFallback: () => HTMLElement | null;
}

/** The action that fixes an exception, or a link to the record if the user may not change it. */
export function ExceptionFix({ exception, ...actions }: ExceptionFixProps) {
  const { can } = usePortal();
  const { dash } = useMessages(kernelMessages);
  const texts = useMessages(attentionMessages).fixes;
  const record = toExceptionRecord(exception, can);
  if (exception.kind === 'failed' && can(`${exception.direction}-order-edit`)) {
    return <FailedFix exception={exception} {...actions} />;
  }
  const fix = (text: string, to: Destination | undefined) =>
    to && <FixLink text={text} subject={record.name || dash} to={to} />;
  switch (exception.kind) {
    case 'failed':
      return fix(texts.open, record.to);
    case 'late':
    case 'short':
      return fix(texts.openOrder, record.to);
    case 'stock':
      return can('inbound-order-create')
        ? fix(texts.createInbound, { to: 'inbound.create' })
        : fix(texts.open, record.to);
    case 'upload':
      return fix(texts.viewResults, record.to);
    case 'license':
      return fix(texts.editCustomer, record.to);
  }
}

function FixLink({ text, subject, to }: { text: string; subject: string; to: Destination }) {
  const texts = useMessages(attentionMessages);
  return (
    <DestinationButton size="small" to={to} aria-label={texts.fixOf(text, subject)}>
      {text}
    </DestinationButton>
  );
}

/** An order with invalid fields must be changed; another order can be resubmitted as it is. */
function FailedFix({
  exception: { direction, order },
  renderResubmit,
  getFocusFallback,
}: ExceptionFixProps & { exception: Extract<Exception, { kind: 'failed' }> }) {
  const { navigation } = usePortal();
  const texts = useMessages(attentionMessages).fixes;
  const { orderId } = order;
  const { failure, isLoading } = useFailure(direction, orderId);
  if (!orderId) return null;
  if (isLoading) return <Skeleton className={css.fixBone} />;
  const edit = { to: `${direction}.edit`, orderId } as const;
  const isFieldProblem = !failure || (failure.validationErrors ?? []).length > 0;
  return isFieldProblem && navigation.href(edit) !== undefined ? (
    <FixLink text={texts.fix} subject={orderId} to={edit} />
  ) : (
    renderResubmit({ direction, orderId, label: texts.resubmit(orderId), getFocusFallback })
  );
}
