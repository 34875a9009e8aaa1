import { Dialog } from '@portal-kit/ui/dialog';
import type { ReactNode } from 'react';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { orderFormMessages } from '../order-form.messages';

interface NewCustomerDialogProps {
  onClose: () => void;
  /** The customer form. */
  children: ReactNode;
}

/** Adds a customer while the order stays open. The dialog is outside the order's form, so that it does not submit the order. */
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
