import banIcon from '@lucide/icons/icons/ban';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { orderDetailsMessages } from '../order-details.messages';
import { type CancelRequest, useCancelOrder } from './use-cancel-order';
import { useDialogFocusFallback } from './use-dialog-focus-fallback';

const CancelOrderDialog = lazyPart(() =>
  import('./cancel-order-dialog').then((part) => part.CancelOrderDialog),
);

interface CancelOrderProps extends CancelRequest {
  /** Element that receives focus when this button disappears after the order is canceled. */
  getFocusFallback: () => HTMLElement | null;
}

/** The button that cancels an order, with its confirmation dialog. */
export function CancelOrder({ direction, orderId, getFocusFallback }: CancelOrderProps) {
  const texts = useMessages(orderDetailsMessages);
  const { submit, confirmation } = useCancelOrder({ direction, orderId });
  const button = useDialogFocusFallback(getFocusFallback, confirmation.isOpen);
  return (
    <>
      <Button
        icon={<Icon data={banIcon} sizePx={18} />}
        buttonRef={button}
        onPointerEnter={CancelOrderDialog.preload}
        onFocus={CancelOrderDialog.preload}
        onClick={submit}
      >
        {texts.cancel.open}
      </Button>
      {confirmation.isOpen && (
        <CancelOrderDialog
          orderId={orderId}
          isPending={confirmation.isSaving}
          onConfirm={confirmation.confirm}
          onCancel={confirmation.decline}
          defaultReason={confirmation.reason}
          onLoadFailed={confirmation.onLoadFailed}
        />
      )}
    </>
  );
}
