import { kernelMessages } from 'portal-kit/portal';
import { useState } from 'react';
import { leaveGuard } from '../../address/address';
import { ConfirmDialog } from '../../app/leave-dialog';
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
  const texts = portalMessages(locale);
  const kernel = kernelMessages(locale);
  // The upload may end while the dialog is open.
  const [text] = useState(() => leaveGuard.warning() ?? texts.leaveText);
  return (
    <ConfirmDialog
      title={texts.leaveTitle}
      text={text}
      confirmLabel={kernel.confirm}
      cancelLabel={kernel.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
      onLoadFailed={onCancel}
    />
  );
}
