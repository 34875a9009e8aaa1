import sendIcon from '@lucide/icons/icons/send';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { Button, type ButtonProps } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { orderDetailsMessages } from '../order-details.messages';
import { useDialogFocusFallback } from './use-dialog-focus-fallback';
import { type ResubmitOptions, useResubmitOrder } from './use-resubmit-order';

const ResubmitDialog = lazyPart(() => import('./resubmit-dialog').then((part) => part.ResubmitDialog));

interface ResubmitOrderProps extends Pick<ButtonProps, 'tone' | 'size'> {
  direction: OrderDirection;
  orderId: string;
  /** Element that receives focus when this button disappears after the order is resubmitted. */
  getFocusFallback: () => HTMLElement | null;
  /** The accessible name, which distinguishes several buttons on one page. Default: the visible text. */
  label?: string;
  /** Called when the server refuses the order, with its reasons. */
  onRefused?: ResubmitOptions['onRefused'];
}

/** The button that resubmits a failed order without changes, after a confirmation with the checks of the order. */
export function ResubmitOrder(props: ResubmitOrderProps) {
  const { direction, orderId, getFocusFallback, onRefused, tone = 'primary', size = 'medium', label } = props;
  const texts = useMessages(orderDetailsMessages).resubmit;
  const { submit, confirmation } = useResubmitOrder({ direction, orderId, onRefused });
  const button = useDialogFocusFallback(getFocusFallback, confirmation.isOpen);
  return (
    <>
      <Button
        tone={tone}
        size={size}
        aria-label={label}
        icon={size === 'medium' && <Icon data={sendIcon} sizePx={18} />}
        buttonRef={button}
        onPointerEnter={ResubmitDialog.preload}
        onFocus={ResubmitDialog.preload}
        onClick={submit}
      >
        {texts.open}
      </Button>
      {confirmation.isOpen && (
        <ResubmitDialog
          direction={direction}
          orderId={orderId}
          isPending={confirmation.isSaving}
          onConfirm={confirmation.confirm}
          onCancel={confirmation.decline}
          onLoadFailed={confirmation.onLoadFailed}
        />
      )}
    </>
  );
}
