import { orderCancelRequestBounds } from '@portal-kit/sdk/bounds';
import { Button } from '@portal-kit/ui/button';
import { Dialog } from '@portal-kit/ui/dialog';
import { TextField } from '@portal-kit/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { removeBlockedCharacters } from '../../../../forms/fields/rules';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import * as css from '../order-details.css';
import { orderDetailsMessages } from '../order-details.messages';

interface CancelOrderDialogProps {
  orderId: string;
  /** Initial reason: the text that the user typed before a failed attempt. */
  defaultReason: string;
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for confirmation and an optional reason before an order is canceled. */
export function CancelOrderDialog(props: CancelOrderDialogProps) {
  const { orderId, defaultReason, isPending, onConfirm, onCancel } = props;
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const [reason, setReason] = useState(defaultReason);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog
      title={texts.cancel.title}
      text={texts.cancel.text(orderId)}
      {...(isPending ? { isDismissable: false } : { closeLabel: kernel.close, onClose: onCancel })}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onConfirm(reason);
        }}
      >
        <TextField
          label={texts.cancel.reason}
          description={texts.cancel.optional}
          name="reason"
          inputRef={field}
          maxLength={orderCancelRequestBounds.reason.maxLength}
          sanitize={removeBlockedCharacters}
          isDisabled={isPending}
          value={reason}
          onChange={setReason}
        />
        <div className={css.buttons}>
          <Button onClick={onCancel} isDisabled={isPending}>
            {texts.cancel.keep}
          </Button>
          <Button tone="danger" type="submit" isPending={isPending}>
            {kernel.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
