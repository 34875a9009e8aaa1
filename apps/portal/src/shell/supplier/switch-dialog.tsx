import { useState } from 'react';
import { leaveGuard } from '../../address/address';
import { ConfirmLeaving } from '../../app/leave-dialog';
import { portalMessages } from '../../app/portal.messages';

export interface SwitchDialogProps {
  locale: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation before a supplier switch leaves a form or a running upload. Source: specification, section 2.
 */
export function SwitchDialog({ locale, onConfirm, onCancel }: SwitchDialogProps) {
  // The upload may end while the dialog is open.
  const [text] = useState(() => leaveGuard.warning() ?? portalMessages(locale).leaveText);
  return (
    <ConfirmLeaving
      locale={locale}
      text={text}
      onConfirm={onConfirm}
      onCancel={onCancel}
      onLoadFailed={onCancel}
    />
  );
}
