import { ConfirmDialog } from '@portal-kit/ui/confirm-dialog';
import { defineMessages } from '../../kernel/messages/define-messages';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';

export const exportLimitMessages = defineMessages('exportLimit', (format) => ({
  question: (maxRows: number, total: number) =>
    `Export the first ${format.number(maxRows)} of ${format.number(total)} rows?`,
  rest: (maxRows: number, total: number) =>
    `A file holds up to ${format.number(maxRows)} rows, so the last ${format.number(total - maxRows)} would be left out. To export every row, narrow the list with search or filters and export it in parts.`,
}));

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
