import { type OrderDetails, type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { IsolatedText } from '@portal-kit/ui/isolated-text';
import { useEffect, useState } from 'react';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortalQueryClient } from '../../../kernel/queries/query-client-context';
import { otherLang } from '../../../kernel/toasts/failure';
import * as css from './failure-reason.css';

/** The row shows two lines; the details of the order show the whole message. */
const maxLength = 200;

type Failure = Partial<NonNullable<OrderDetails['order']['failure']>>;

interface FailureReasonProps {
  direction: OrderDirection;
  orderId: string;
  /** Time of the order's last change in the list. */
  changedAt: string | undefined;
}

/**
 * The reason of a failed order. Requests the details of the order, because the list contains no reason, and again when the
 * list shows a later change. Shows a dash if the request fails or there is no reason.
 */
export function FailureReason({ direction, orderId, changedAt = '' }: FailureReasonProps) {
  const { sdk, supplierId } = usePortal();
  const client = usePortalQueryClient();
  const kernel = useMessages(kernelMessages);
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    let isCurrent = true;
    const query = orderQueries.details(sdk, { supplierId, direction, orderId });
    const known = client.getQueryData<OrderDetails>(query.queryKey)?.order.updatedAt;
    const isCurrentOrder = known !== undefined && changedAt !== '' && known >= changedAt;
    client.fetchQuery({ ...query, staleTime: isCurrentOrder ? Number.POSITIVE_INFINITY : 0 }).then(
      ({ order }) => isCurrent && setFailure(order.failure ?? {}),
      () => isCurrent && setFailure({}),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, sdk, supplierId, direction, orderId, changedAt]);
  if (!failure) return null;
  const reason = failure.message?.trim().slice(0, maxLength);
  if (!reason) return kernel.dash;
  return (
    <span className={css.reason} title={reason} lang={otherLang(failure.messageLanguage, kernel)}>
      <IsolatedText>{reason}</IsolatedText>
    </span>
  );
}
