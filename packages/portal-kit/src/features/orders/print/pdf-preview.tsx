import type { DownloadedFile } from '@portal-kit/sdk';
import { Button } from '@portal-kit/ui/button';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { saveFile } from '../../../kernel/downloads/save-file';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { orderPrintMessages } from './order-print.messages';
import * as css from './print-dialog.css';
import type { PrintHandle } from './print-frame';

interface PdfPreviewProps {
  title: string;
  file: DownloadedFile;
  handleRef: Ref<PrintHandle>;
}

/**
 * A PDF in the browser's viewer, which can print it. Offers the download in browsers without a viewer, on pages whose
 * policy blocks frames, and if the viewer refuses to print.
 */
export function PdfPreview({ title, file, handleRef }: PdfPreviewProps) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderPrintMessages);
  const frame = useRef<HTMLIFrameElement>(null);
  const [url, setUrl] = useState<string>();
  const [isLoaded, setLoaded] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [isPrintRefused, setPrintRefused] = useState(false);
  const hasViewer = globalThis.navigator?.pdfViewerEnabled !== false && !isRefused;
  useEffect(() => {
    // The fixed type prevents the browser from running the response as a page of this origin.
    const address = URL.createObjectURL(new Blob([file.blob], { type: 'application/pdf' }));
    const refuse = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI === 'blob' || blockedURI === address) setRefused(true);
    };
    document.addEventListener('securitypolicyviolation', refuse);
    setUrl(address);
    setLoaded(false);
    setPrintRefused(false);
    return () => {
      document.removeEventListener('securitypolicyviolation', refuse);
      URL.revokeObjectURL(address);
    };
  }, [file]);
  useImperativeHandle(
    handleRef,
    () =>
      hasViewer && isLoaded
        ? {
            print: () => {
              try {
                // The viewer of Firefox has another origin, so that the call throws.
                frame.current?.contentWindow?.print();
              } catch {
                setPrintRefused(true);
              }
            },
          }
        : (null as unknown as PrintHandle),
    [hasViewer, isLoaded],
  );
  return (
    <>
      {hasViewer && url && (
        <iframe ref={frame} title={title} src={url} className={css.preview} onLoad={() => setLoaded(true)} />
      )}
      {(!hasViewer || isPrintRefused) && (
        <div role="status" className={hasViewer ? css.note : css.message}>
          <p>{hasViewer ? texts.billPrintFailed : kernel.viewRefused}</p>
          <Button onClick={() => saveFile(file)}>{kernel.download}</Button>
        </div>
      )}
    </>
  );
}
