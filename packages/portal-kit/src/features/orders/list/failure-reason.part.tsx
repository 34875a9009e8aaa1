import type { PortalQuery } from '@portal-kit/sdk';
import type { OrderDetails } from '@portal-kit/sdk/orders';
import { IsolatedText } from '@portal-kit/ui/isolated-text';
import { useEffect, useRef, useState } from 'react';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import type { otherLang } from '../../../kernel/notifications/failure';
import { usePortalQueryClient } from '../../../kernel/portal/query-client-context';
import * as css from './failure-reason.css';

/** The row shows two lines; the details of the order show the whole message. */
const maxLength = 200;

type Failure = Partial<NonNullable<OrderDetails['order']['failure']>>;

interface FailureReasonProps {
  query: PortalQuery<OrderDetails>;
  /** Returns the `lang` of a text of the server. A prop, because an import would move shared code out of the first load. */
  langOf: typeof otherLang;
  /** Time of the order's last change in the list. */
  changedAt: string | undefined;
}

/**
 * The reason of a failed order. Requests the details of the order, because the list contains no reason, and again when the
 * list shows a later change. Shows a dash if the request fails or there is no reason.
 */
export function FailureReason({ query, langOf, changedAt = '' }: FailureReasonProps) {
  const client = usePortalQueryClient();
  const kernel = useMessages(kernelMessages);
  const [failure, setFailure] = useState<Failure>();
  const latest = useRef(query);
  latest.current = query;
  const key = JSON.stringify(query.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query, which is new in every render
  useEffect(() => {
    let isCurrent = true;
    const known = client.getQueryData<OrderDetails>(latest.current.queryKey)?.order.updatedAt;
    const isCurrentOrder = known !== undefined && changedAt !== '' && known >= changedAt;
    client.fetchQuery({ ...latest.current, staleTime: isCurrentOrder ? Number.POSITIVE_INFINITY : 0 }).then(
      ({ order }) => isCurrent && setFailure(order.failure ?? {}),
      () => isCurrent && setFailure({}),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, key, changedAt]);
  if (!failure) return null;
  const reason = failure.message?.trim().slice(0, maxLength);
  if (!reason) return kernel.dash;
  return (
    <span className={css.reason} title={reason} lang={langOf(failure.messageLanguage, kernel)}>
      <IsolatedText>{reason}</IsolatedText>
    </span>
  );
}
