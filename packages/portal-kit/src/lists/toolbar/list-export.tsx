import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useState } from 'react';
import { DownloadButton, type DownloadButtonProps } from '../../kernel/downloads/download-button';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { failureToast } from '../../kernel/notifications/failure';
import { usePortal } from '../../kernel/portal/portal-context';

const ExportLimitDialog = lazyPart(async () => (await import('./export-limit-dialog')).ExportLimitDialog);

export interface ListExportProps extends Omit<DownloadButtonProps, 'onRequest'> {
  /** Rows that the list has; `null` when the server does not know it. */
  total: number | null;
  /** Rows that a file may have: the greatest `limit` of the contract's export. */
  maxRows: number;
}

/** Exports what the list is narrowed to. Where a file cannot hold all of it, says so first. */
export function ListExport({ total, maxRows, ...button }: ListExportProps) {
  const { notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const [asked, setAsked] = useState<{ total: number; start: () => void }>();
  return (
    <>
      <DownloadButton
        {...button}
        onRequest={(start) => (total !== null && total > maxRows ? setAsked({ total, start }) : start())}
      />
      {asked && (
        <ExportLimitDialog
          total={asked.total}
          maxRows={maxRows}
          onAnswer={(isConfirmed) => {
            setAsked(undefined);
            if (isConfirmed) asked.start();
          }}
          onLoadFailed={(error) => {
            setAsked(undefined);
            notify(failureToast(error, kernel));
          }}
        />
      )}
    </>
  );
}
