import { Dialog } from '@portal-kit/ui/dialog';
import type { ReactNode } from 'react';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { orderFormMessages } from '../order-form.messages';

interface NewCustomerDialogProps {
  onClose: () => void;
  /** The form. */
  children: ReactNode;
}

/** A customer is added without leaving the order. It stands outside the order's form, which is not sent with it. */
export function NewCustomerDialog({ onClose, children }: NewCustomerDialogProps) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderFormMessages);
  return (
    <Dialog
      isWide
      title={texts.newCustomer}
      text={texts.newCustomerText}
      closeLabel={kernel.close}
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
