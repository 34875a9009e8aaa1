import { isFinalResponse, isPortalError, type PortalError } from '@portal-kit/sdk';
import type { Order, OrderDirection, SavedOrder } from '@portal-kit/sdk/orders';
import { orderStatusLook, orderStatusMessages } from '../../../../domain/orders/order-status';
import { useRecordFormActor } from '../../../../forms/record/use-record-form-actor';
import { runSteps } from '../../../../kernel/errors/run-steps';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { failureToast, saveFailureToast } from '../../../../kernel/notifications/failure';
import { usePortal } from '../../../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../../../kernel/portal/query-client-context';
import { orderDetailsMessages } from '../order-details.messages';
import { orderCalls } from './order-calls';
import { OrderNotEditableError, resubmitOrder } from './order-commands';

/** Whether the server refused the order itself, and not the user's session or permission. */
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
  const { sdk, supplierId, notify, emit } = usePortal();
  const client = usePortalQueryClient();
  const kernel = useMessages(kernelMessages);
  const statuses = useMessages(orderStatusMessages);
  const texts = useMessages(orderDetailsMessages).resubmit;

  const { send, confirmation } = useRecordFormActor<never, { orderId: string }, SavedOrder>({
    queryClient: client,
    save: () => resubmitOrder(orderCalls(sdk, client, { supplierId, direction, orderId })),
    onSaved: ({ order }) => {
      notify({ about: orderId, status: 'success', title: texts.done });
      emit?.({ type: 'order.submitted', detail: { order: order as Order | null, isNew: false } });
    },
    onFailed: (error) => {
      if (error instanceof OrderNotEditableError) {
        const { label } = orderStatusLook(error.status, statuses);
        return notify({
          about: orderId,
          status: 'error',
          title: texts.failed,
          caption: texts.notEditable(label),
        });
      }
      runSteps(
        () => notify({ about: orderId, ...saveFailureToast(error, kernel, texts.failed) }),
        () => {
          if (isRefusal(error)) onRefused?.(error);
        },
      );
    },
  });
  return {
    submit: () => send({ type: 'form.submitted', request: { orderId } }),
    confirmation: {
      ...confirmation,
      onLoadFailed: (error: unknown) => {
        confirmation.decline();
        notify(failureToast(error, kernel, texts.failed));
      },
    },
  };
}
