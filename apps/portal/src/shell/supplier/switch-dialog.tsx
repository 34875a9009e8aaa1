import { ConfirmLeaving } from '../../app/leave-dialog';
import { portalMessages } from '../../app/portal.messages';

export interface SwitchDialogProps {
  locale: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a supplier switch leaves a form. Source: specification, section 2. */
export function SwitchDialog({ locale, onConfirm, onCancel }: SwitchDialogProps) {
  return (
    <ConfirmLeaving
      locale={locale}
      text={portalMessages(locale).leaveText}
      onConfirm={onConfirm}
      onCancel={onCancel}
      onLoadFailed={onCancel}
    />
  );
}
