import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useState } from 'react';
import { DownloadButton, type DownloadButtonProps } from '../../kernel/downloads/download-button';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { failureToast } from '../../kernel/notifications/failure';
import { usePortal } from '../../kernel/portal/portal-context';

const ExportLimitDialog = lazyPart(() =>
  import('./export-limit-dialog').then((part) => part.ExportLimitDialog),
);

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
        <ExportLimitDialog
          total={pendingExport.total}
          maxRows={maxRows}
          onClose={(isConfirmed) => {
            setPendingExport(undefined);
            if (isConfirmed) pendingExport.start();
          }}
          onLoadFailed={(error) => {
            setPendingExport(undefined);
            notify(failureToast(error, kernel));
          }}
        />
      )}
    </>
  );
}
