import eyeIcon from '@lucide/icons/icons/eye';
import type { DownloadedFile, TransferOptions } from '@portal-kit/sdk';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useState } from 'react';
import { usePortal } from '../host/portal-context';
import { kernelMessages } from '../messages/kernel.messages';
import { useMessages } from '../messages/use-messages';
import { failureToast } from '../toasts/failure';
import { useDownload } from './use-download';

const DocumentDialog = lazyPart(() => import('./document-dialog').then((part) => part.DocumentDialog));

export interface ViewButtonProps {
  /** Title of the document, for the button and the dialog. */
  title: string;
  /** Fetches a PDF. */
  fetchFile: (options: TransferOptions) => Promise<DownloadedFile>;
}

/** Shows a PDF in a dialog. Renders nothing in browsers without a PDF viewer. */
export function ViewButton({ title, fetchFile }: ViewButtonProps) {
  const { notify } = usePortal();
  const texts = useMessages(kernelMessages);
  const [file, setFile] = useState<DownloadedFile>();
  const { progress, start } = useDownload(fetchFile, setFile);
  if (!globalThis.navigator?.pdfViewerEnabled) return null;
  return (
    <>
      <Button
        icon={<Icon data={eyeIcon} sizePx={18} />}
        aria-label={texts.viewDocument(title)}
        isPending={progress !== undefined}
        onPointerEnter={DocumentDialog.preload}
        onFocus={DocumentDialog.preload}
        onClick={start}
      >
        {texts.view}
      </Button>
      {file && (
        <DocumentDialog
          title={title}
          file={file}
          onClose={() => setFile(undefined)}
          onLoadFailed={(error) => {
            setFile(undefined);
            notify(failureToast(error, texts));
          }}
        />
      )}
    </>
  );
}
