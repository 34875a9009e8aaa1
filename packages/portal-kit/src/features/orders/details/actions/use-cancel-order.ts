import type { OrderDirection } from '@portal-kit/sdk/orders';
import { useRef } from 'react';
import { orderStatusLook, orderStatusMessages } from '../../../../domain/orders/order-status';
import { useRecordFormActor } from '../../../../forms/record/use-record-form-actor';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { failureToast, saveFailureToast } from '../../../../kernel/notifications/failure';
import { usePortal } from '../../../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../../../kernel/portal/query-client-context';
import { orderDetailsMessages } from '../order-details.messages';
import { orderCalls } from './order-calls';
import { cancelOrder, OrderNotEditableError } from './order-commands';

export interface CancelRequest {
  direction: OrderDirection;
  orderId: string;
}

/** Cancels an order after a confirmation. */
export function useCancelOrder({ direction, orderId }: CancelRequest) {
  const { sdk, supplierId, notify, emit } = usePortal();
  const client = usePortalQueryClient();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages).cancel;
  const statuses = useMessages(orderStatusMessages);
  const reason = useRef('');

  const { send, confirmation } = useRecordFormActor<never, CancelRequest, void>({
    queryClient: client,
    save: () =>
      cancelOrder(
        orderCalls(sdk, client, { supplierId, direction, orderId }),
        reason.current.trim() || undefined,
      ),
    onSaved: () => {
      reason.current = '';
      notify({ status: 'success', title: texts.done, caption: texts.doneText });
      emit?.({ type: 'order.canceled', detail: { direction, orderId } });
    },
    onFailed: (error) => {
      if (error instanceof OrderNotEditableError) {
        const { label } = orderStatusLook(error.status, statuses);
        notify({ status: 'error', title: texts.failed, caption: texts.notEditable(label) });
      } else notify(saveFailureToast(error, kernel, texts.failed));
    },
  });
  return {
    submit: () => send({ type: 'form.submitted', request: { direction, orderId } }),
    confirmation: {
      ...confirmation,
      confirm: (text: string) => {
        reason.current = text;
        confirmation.confirm();
      },
      /** The cancellation reason that the user entered in a failed attempt. */
      reason: reason.current,
      onLoadFailed: (error: unknown) => {
        confirmation.decline();
        notify(failureToast(error, kernel, texts.failed));
      },
    },
  };
}
