import { kernelMessages } from 'portal-kit/portal';
import { useState } from 'react';
import { leaveGuard } from '../app/address';
import { ConfirmDialog } from '../app/leave-dialog';
import { portalMessages } from '../app/portal.messages';

export interface SwitchDialogProps {
  locale: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a form, or an upload on its way, is left for another supplier. Source: specification, section 2. */
export function SwitchDialog({ locale, onConfirm, onCancel }: SwitchDialogProps) {
  const texts = portalMessages(locale);
  const kernel = kernelMessages(locale);
  // What it warns of may end while it asks.
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
