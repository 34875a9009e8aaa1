import type { OrderDirection } from '@portal-kit/sdk/orders';
import { useRef } from 'react';
import { orderStatusLook, orderStatusMessages } from '../../../../domain/orders/order-status';
import { usePortal } from '../../../../kernel/host/portal-context';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { usePortalQueryClient } from '../../../../kernel/queries/query-client-context';
import { useSave } from '../../../../kernel/saving/use-save';
import { useSaveReport } from '../../../../kernel/saving/use-save-report';
import { orderDetailsMessages } from '../order-details.messages';
import { OrderNotEditableError, orderCommands } from './order-commands';

export interface CancelRequest {
  direction: OrderDirection;
  orderId: string;
}

/** Cancels an order after a confirmation. */
export function useCancelOrder({ direction, orderId }: CancelRequest) {
  const { sdk, supplierId } = usePortal();
  const client = usePortalQueryClient();
  const texts = useMessages(orderDetailsMessages).cancel;
  const statuses = useMessages(orderStatusMessages);
  /** The typed reason, which a failed attempt keeps. */
  const reason = useRef('');

  const report = useSaveReport<void>({
    success: () => ({ title: texts.done, caption: texts.doneText }),
    failed: texts.failed,
    failure: (error) =>
      error instanceof OrderNotEditableError
        ? { caption: texts.notEditable(orderStatusLook(error.status, statuses).label) }
        : {},
    event: () => ({ type: 'order.canceled', detail: { direction, orderId } }),
  });
  const { submit, confirmation } = useSave<CancelRequest, void>({
    send: (request) =>
      orderCommands(sdk, client, { supplierId, ...request }).cancel(reason.current.trim() || undefined),
    onDone: () => {
      reason.current = '';
      report.saved();
    },
    onFailed: report.failed,
    onDialogFailed: report.dialogFailed,
  });
  return {
    submit: () => submit({ direction, orderId }),
    confirmation: {
      ...confirmation,
      confirm: (text: string) => {
        reason.current = text;
        confirmation.confirm();
      },
      reason: reason.current,
    },
  };
}
