import type { DownloadedFile } from '@portal-kit/sdk';
import { Button } from '@portal-kit/ui/button';
import { Dialog } from '@portal-kit/ui/dialog';
import { useEffect, useState } from 'react';
import { kernelMessages } from '../messages/kernel.messages';
import { useMessages } from '../messages/use-messages';
import * as css from './document-dialog.css';
import { saveFile } from './save-file';

interface DocumentDialogProps {
  title: string;
  file: DownloadedFile;
  onClose: () => void;
}

/** Shows a PDF in the browser's viewer. When the page's policy blocks frames, the dialog offers only the download. */
export function DocumentDialog({ title, file, onClose }: DocumentDialogProps) {
  const texts = useMessages(kernelMessages);
  const [url, setUrl] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    // The fixed type prevents the browser from running the response as a page of this origin.
    const address = URL.createObjectURL(new Blob([file.blob], { type: 'application/pdf' }));
    const refuse = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI === 'blob' || blockedURI === address) setRefused(true);
    };
    document.addEventListener('securitypolicyviolation', refuse);
    setUrl(address);
    return () => {
      document.removeEventListener('securitypolicyviolation', refuse);
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return (
    <Dialog isWide title={title} closeLabel={texts.close} onClose={onClose}>
      {isRefused ? (
        <p role="status" className={css.refused}>
          {texts.viewRefused}
        </p>
      ) : (
        url && <iframe title={file.fileName} src={url} className={css.frame} />
      )}
      <div className={css.buttons}>
        <Button onClick={onClose}>{texts.close}</Button>
        <Button tone="primary" onClick={() => saveFile(file)}>
          {texts.download}
        </Button>
      </div>
    </Dialog>
  );
}
