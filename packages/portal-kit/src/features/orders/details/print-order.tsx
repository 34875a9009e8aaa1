import printerIcon from '@lucide/icons/icons/printer';
import type { Order } from '@portal-kit/sdk/orders';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useState } from 'react';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { failureToast } from '../../../kernel/toasts/failure';
import { orderDetailsMessages } from './order-details.messages';

const PrintDialog = lazyPart(() => import('../print/print-dialog').then((part) => part.PrintDialog));

interface PrintOrderProps {
  order: Order;
  customerName: string | undefined;
  status: string;
}

/** The button that opens the print preview of an order. */
export function PrintOrder(props: PrintOrderProps) {
  const { notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        icon={<Icon data={printerIcon} sizePx={18} />}
        onPointerEnter={PrintDialog.preload}
        onFocus={PrintDialog.preload}
        onClick={() => setOpen(true)}
      >
        {texts.print}
      </Button>
      {isOpen && (
        <PrintDialog
          {...props}
          onClose={close}
          onLoadFailed={(error) => {
            close();
            notify(failureToast(error, kernel));
          }}
        />
      )}
    </>
  );
}
