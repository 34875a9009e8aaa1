import { kernelMessages } from 'portal-kit/portal';
import { leaveGuard } from '../app/address';
import { ConfirmDialog } from '../app/leave-dialog';
import { portalMessages } from '../app/portal.messages';

export interface SwitchDialogProps {
  locale: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a form is left for another supplier. Source: specification, section 2. */
export function SwitchDialog({ locale, onConfirm, onCancel }: SwitchDialogProps) {
  const texts = portalMessages(locale);
  const kernel = kernelMessages(locale);
  return (
    <ConfirmDialog
      title={texts.leaveTitle}
      text={leaveGuard.warning() ?? texts.leaveText}
      confirmLabel={kernel.confirm}
      cancelLabel={kernel.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
      onLoadFailed={onCancel}
    />
  );
}
