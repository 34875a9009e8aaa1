import { Skeleton } from '@portal-kit/ui/skeleton';
import { quantityMessages } from '../../../domain/items/quantity.messages';
import { formatOrderQuantity } from '../../../domain/orders/order-quantity';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { otherLang } from '../../../kernel/toasts/failure';
import * as css from '../panels/panel.css';
import { type AttentionTexts, attentionMessages } from './attention.messages';
import type { Exception } from './exceptions';
import { useFailure } from './use-failure';

/** Shortens a message. The row shows two lines; the record's details show the whole message. */
const truncateMessage = (message: string) => message.slice(0, 200);

/** The reason of an exception in words. */
export function ExceptionReason({ exception }: { exception: Exception }) {
  const texts = useMessages(attentionMessages);
  const kernel = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  if (exception.kind === 'failed') return <FailureReason exception={exception} />;
  const lang =
    exception.kind === 'upload' && exception.upload.errorMessage
      ? otherLang(exception.upload.errorMessageLanguage, kernel)
      : undefined;
  return (
    <span className={exception.rank <= urgentRank ? css.failureText : css.secondaryText} lang={lang}>
      {formatReason(exception, texts, (quantity) => formatOrderQuantity(quantity, quantities) ?? '')}
    </span>
  );
}

/** Ranks up to an expired license. */
const urgentRank = 5;

function FailureReason({ exception }: { exception: Extract<Exception, { kind: 'failed' }> }) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(attentionMessages);
  const { failure, isLoading, isUnavailable } = useFailure(exception.direction, exception.order.orderId);
  const message = failure?.message?.trim();
  return (
    <span className={css.failureText} lang={message && otherLang(failure?.messageLanguage, kernel)}>
      {isLoading ? (
        <Skeleton className={css.textBone} />
      ) : (
        truncateMessage(message || texts.reasons[isUnavailable ? 'unavailable' : 'unknown'])
      )}
    </span>
  );
}

function formatReason(
  exception: Exclude<Exception, { kind: 'failed' }>,
  { reasons }: AttentionTexts,
  quantity: (quantity: { cases: number; bottles: number }) => string,
): string {
  switch (exception.kind) {
    case 'late':
      return reasons.late[exception.direction](exception.date, exception.lateDays);
    case 'short':
      return reasons.short(quantity(exception.received), quantity(exception.expected));
    case 'stock': {
      const { low } = exception;
      return reasons.stock(quantity(low), low.minCases - low.cases, low.minCases);
    }
    case 'upload': {
      const { errorMessage, failedRows, totalRows } = exception.upload;
      if (errorMessage) return truncateMessage(errorMessage);
      return failedRows ? reasons.rows(failedRows, totalRows ?? undefined) : reasons.file;
    }
    case 'license':
      return exception.leftDays < 0
        ? reasons.expired(exception.date)
        : reasons.expires(exception.date, exception.leftDays);
  }
}
