import { ConfirmDialog } from '@portal-kit/ui/confirm-dialog';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { exportLimitMessages } from './export-limit.messages';

interface ExportLimitDialogProps {
  total: number;
  maxRows: number;
  onClose: (isConfirmed: boolean) => void;
}

/** Asks for confirmation before an export that does not contain all rows. */
export function ExportLimitDialog({ total, maxRows, onClose }: ExportLimitDialogProps) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(exportLimitMessages);
  return (
    <ConfirmDialog
      title={texts.question(maxRows, total)}
      text={texts.rest(maxRows, total)}
      confirmLabel={kernel.confirm}
      cancelLabel={kernel.cancel}
      onConfirm={() => onClose(true)}
      onCancel={() => onClose(false)}
    />
  );
}
