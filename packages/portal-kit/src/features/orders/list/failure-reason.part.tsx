import { type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { IsolatedText } from '@portal-kit/ui/isolated-text';
import { useQuery } from '@tanstack/react-query';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortal } from '../../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../../kernel/portal/query-client-context';
import * as css from './failure-reason.css';

/** The row shows two lines; the details of the order show the whole message. */
const maxLength = 200;
const freshMs = 60_000;

/**
 * The reason of a failed order. Requests the details of the order, because the list contains no reason. Shows a dash if the
 * request fails or there is no reason.
 */
export function FailureReason({ direction, orderId }: { direction: OrderDirection; orderId: string }) {
  const { sdk, supplierId, can } = usePortal();
  const { dash } = useMessages(kernelMessages);
  const { data, isPending } = useQuery(
    {
      ...orderQueries.details(sdk, { supplierId, direction, orderId }),
      enabled: can(`${direction}-order-details`),
      staleTime: freshMs,
    },
    usePortalQueryClient(),
  );
  const reason = data?.order.failure?.message?.trim().slice(0, maxLength);
  if (!reason) return isPending ? null : dash;
  return (
    <span className={css.reason} title={reason}>
      <IsolatedText>{reason}</IsolatedText>
    </span>
  );
}
