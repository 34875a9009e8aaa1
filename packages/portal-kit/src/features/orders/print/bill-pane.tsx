import type { DownloadedFile, TransferOptions } from '@portal-kit/sdk';
import { type Ref, useEffect, useRef, useState } from 'react';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { failureToast, formatFailure } from '../../../kernel/toasts/failure';
import { orderPrintMessages } from './order-print.messages';
import { PdfPreview } from './pdf-preview';
import type { PrintHandle } from './print-frame';
import { PrintMessage } from './print-message';

interface BillPaneProps {
  fetchFile: (options: TransferOptions) => Promise<DownloadedFile>;
  handleRef: Ref<PrintHandle>;
}

/** The preview of a bill of lading. */
export function BillPane({ fetchFile, handleRef }: BillPaneProps) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderPrintMessages);
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<DownloadedFile>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const latest = useRef(fetchFile);
  latest.current = fetchFile;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again
  useEffect(() => {
    const abort = new AbortController();
    setFailure(undefined);
    latest.current({ signal: abort.signal }).then(
      (fetched) => !abort.signal.aborted && setFile(fetched),
      (error) => !abort.signal.aborted && setFailure({ error }),
    );
    return () => abort.abort();
  }, [attempt]);
  if (file) return <PdfPreview title={texts.documents.bill} file={file} handleRef={handleRef} />;
  return (
    <PrintMessage
      text={
        failure && (
          <>
            {texts.billFailed}{' '}
            <span lang={failureToast(failure.error, kernel).lang}>
              {formatFailure(failure.error, kernel)}
            </span>
          </>
        )
      }
      onRetry={failure && (() => setAttempt(attempt + 1))}
    />
  );
}
