import scanIcon from '@lucide/icons/icons/scan-barcode';
import { IconButton } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useState } from 'react';
import { usePortal } from '../host/portal-context';
import { kernelMessages } from '../messages/kernel.messages';
import { useMessages } from '../messages/use-messages';
import { failureToast } from '../toasts/failure';
import type { ScanAnswer } from './scan-dialog';
import { scanningMessages } from './scanning.messages';

const ScanDialog = lazyPart(() => import('./scan-dialog').then((part) => part.ScanDialog));

export interface ScanButtonProps {
  /**
   * Called with each scanned or typed code. Returns `undefined` to close the dialog, or an answer that the dialog shows
   * while it waits for the next code.
   */
  onCode: (code: string) => Promise<ScanAnswer | undefined> | undefined;
  /** The maximum length of a typed code. */
  codeMaxLength: number;
}

/** Button in a search field that opens the camera to read barcodes. */
export function ScanButton({ onCode, codeMaxLength }: ScanButtonProps) {
  const { notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const { scan } = useMessages(scanningMessages);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={scan} icon={<Icon data={scanIcon} sizePx={20} />} onClick={() => setOpen(true)} />
      {isOpen && (
        <ScanDialog
          codeMaxLength={codeMaxLength}
          onClose={close}
          onLoadFailed={(error) => {
            close();
            notify(failureToast(error, kernel));
          }}
          onCode={(code) => {
            const answering = onCode(code);
            if (!answering) close();
            return answering?.then((answer) => {
              if (!answer) close();
              return answer;
            });
          }}
        />
      )}
    </>
  );
}
