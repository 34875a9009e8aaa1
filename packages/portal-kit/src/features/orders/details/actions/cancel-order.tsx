import { type Order, type OrderDirection, orderMutations, orderQueries } from '@portal-kit/sdk/orders';
import { Button } from '@portal-kit/ui/button';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import { useRef } from 'react';
import { orderStatusLook, orderStatusMessages } from '../../../../domain/orders/order-status';
import { useRecordFormMachine } from '../../../../forms/record/use-record-form-machine';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { failureToast } from '../../../../kernel/notifications/failure';
import { usePortal } from '../../../../kernel/portal/portal-context';
import { isOutcomeUncertain, OrderNotEditableError } from '../../order-not-editable-error';
import { orderDetailsMessages } from '../order-details.messages';
import { isChangeable } from './order-actions';
import { useDialogFocusFallback } from './use-dialog-focus-fallback';

const CancelOrderDialog = lazyPart(async () => (await import('./cancel-order-dialog')).CancelOrderDialog);

interface CancelRequest {
  direction: OrderDirection;
  orderId: string;
}

interface CancelOrderProps extends CancelRequest {
  /** Element that gets the focus when the canceled order no longer offers this button. */
  getFocusFallback: () => HTMLElement | null;
}

/** Cancels an order after a confirmation. Reads the order first, because its status can have changed. */
export function CancelOrder({ direction, orderId, getFocusFallback }: CancelOrderProps) {
  const { sdk, supplierId, notify } = usePortal();
  const client = useQueryClient();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const statuses = useMessages(orderStatusMessages);
  const reason = useRef('');
  const { mutateAsync: cancel } = useMutation(orderMutations.cancel(sdk, { supplierId, direction }));
  const read = () =>
    client.fetchQuery({ ...orderQueries.details(sdk, { supplierId, direction, orderId }), staleTime: 0 });
  const isDone = ({ status }: Order) => status === 'CANCELED_BY_USER';

  const { submit, confirmation } = useRecordFormMachine<never, CancelRequest, void>({
    save: async () => {
      const { order, etag } = await read();
      if (isDone(order)) return;
      if (!isChangeable(order.status)) throw new OrderNotEditableError(order.status);
      try {
        await cancel({ orderId, reason: reason.current.trim() || undefined, etag });
      } catch (error) {
        const now = isOutcomeUncertain(error) ? await read().catch(() => undefined) : undefined;
        if (!now || !isDone(now.order)) throw error;
      }
    },
    onSaved: () => {
      reason.current = '';
      notify({ status: 'success', title: texts.cancel.done, caption: texts.cancel.doneText });
    },
    onFailed: (error) => {
      if (error instanceof OrderNotEditableError) {
        const { label } = orderStatusLook(error.status, statuses);
        notify({ status: 'error', title: texts.cancel.failed, caption: texts.cancel.tooLate(label) });
      } else notify(failureToast(error, kernel, texts.cancel.failed));
    },
  });

  const button = useDialogFocusFallback(getFocusFallback, confirmation.isOpen);
  return (
    <>
      <Button
        icon={<Ban size={18} aria-hidden="true" />}
        buttonRef={button}
        onPointerEnter={CancelOrderDialog.preload}
        onFocus={CancelOrderDialog.preload}
        onClick={() => submit({ direction, orderId })}
      >
        {texts.cancel.open}
      </Button>
      {confirmation.isOpen && (
        <CancelOrderDialog
          orderId={orderId}
          isPending={confirmation.isSaving}
          onConfirm={(text) => {
            reason.current = text;
            confirmation.confirm();
          }}
          onCancel={confirmation.decline}
          defaultReason={reason.current}
          onLoadFailed={(error) => {
            confirmation.decline();
            notify(failureToast(error, kernel, texts.cancel.failed));
          }}
        />
      )}
    </>
  );
}
