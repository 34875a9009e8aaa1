import { useState } from 'react';
import { DownloadButton, type DownloadButtonProps } from '../../kernel/downloads/download-button';
import { usePortal } from '../../kernel/host/portal-context';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { failureToast } from '../../kernel/toasts/failure';
import { ConfirmDialog } from '../../kernel/widget/confirm-dialog';
import { exportLimitMessages } from './export-limit.messages';

export interface ListExportProps extends Omit<DownloadButtonProps, 'onRequest'> {
  /** Total rows of the list; `null` if the server does not count rows. */
  total: number | null;
  /** Maximum number of rows in a file, which is the maximum `limit` of the export operation in the contract. */
  maxRows: number;
}

/** Exports the filtered rows. Asks for confirmation when the file cannot contain all rows. */
export function ListExport({ total, maxRows, ...button }: ListExportProps) {
  const { notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(exportLimitMessages);
  const [pendingExport, setPendingExport] = useState<{ total: number; start: () => void }>();
  return (
    <>
      <DownloadButton
        {...button}
        onRequest={(start) =>
          total !== null && total > maxRows ? setPendingExport({ total, start }) : start()
        }
      />
      {pendingExport && (
        <ConfirmDialog
          title={texts.question(maxRows, pendingExport.total)}
          text={texts.rest(maxRows, pendingExport.total)}
          confirmLabel={kernel.confirm}
          cancelLabel={kernel.cancel}
          onConfirm={() => {
            setPendingExport(undefined);
            pendingExport.start();
          }}
          onCancel={() => setPendingExport(undefined)}
          onLoadFailed={(error) => {
            setPendingExport(undefined);
            notify(failureToast(error, kernel));
          }}
        />
      )}
    </>
  );
}
