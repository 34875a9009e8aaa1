import { isFinalResponse, isPortalError, type PortalError } from '@portal-kit/sdk';
import type { Order, OrderDirection, SavedOrder } from '@portal-kit/sdk/orders';
import { orderStatusLook, orderStatusMessages } from '../../../../domain/orders/order-status';
import { usePortal } from '../../../../kernel/host/portal-context';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { usePortalQueryClient } from '../../../../kernel/queries/query-client-context';
import { useSave } from '../../../../kernel/saving/use-save';
import { useSaveReport } from '../../../../kernel/saving/use-save-report';
import { orderDetailsMessages } from '../order-details.messages';
import { OrderNotEditableError, orderCommands } from './order-commands';

/** Returns whether the server rejected the order itself, and not the user's session or permission. */
const isRefusal = (error: unknown): error is PortalError =>
  isPortalError(error) &&
  error.kind === 'http' &&
  isFinalResponse(error) &&
  error.status !== 401 &&
  error.status !== 403;

export interface ResubmitOptions {
  direction: OrderDirection;
  orderId: string;
  onRefused?: ((error: PortalError) => void) | undefined;
}

/** Resubmits a failed order without changes after a confirmation. */
export function useResubmitOrder({ direction, orderId, onRefused }: ResubmitOptions) {
  const { sdk, supplierId } = usePortal();
  const client = usePortalQueryClient();
  const statuses = useMessages(orderStatusMessages);
  const texts = useMessages(orderDetailsMessages).resubmit;

  const report = useSaveReport<SavedOrder>({
    about: orderId,
    success: () => ({ title: texts.done }),
    failed: texts.failed,
    failure: (error) =>
      error instanceof OrderNotEditableError
        ? { caption: texts.notEditable(orderStatusLook(error.status, statuses).label) }
        : {},
    event: ({ order }) => ({
      type: 'order.submitted',
      detail: { order: order as Order | null, isNew: false },
    }),
  });
  const { submit, confirmation } = useSave<string, SavedOrder>({
    send: (orderId) => orderCommands(sdk, client, { supplierId, direction, orderId }).resubmit(),
    onDone: report.saved,
    onFailed: (error) => {
      report.failed(error);
      if (isRefusal(error)) onRefused?.(error);
    },
    onDialogFailed: report.dialogFailed,
  });
  return { submit: () => submit(orderId), confirmation };
}
