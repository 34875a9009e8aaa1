import type { DownloadedFile } from '@portal-kit/sdk';
import { Button } from '@portal-kit/ui/button';
import { Dialog } from '@portal-kit/ui/dialog';
import { useState } from 'react';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { orderPrintMessages } from './order-print.messages';
import { PdfPreview } from './pdf-preview';
import * as css from './print-dialog.css';
import type { PrintHandle } from './print-frame';

interface PrintBillsProps {
  file: DownloadedFile;
  count: number;
  onClose: () => void;
}

/** Preview and print of the bills of lading of several orders. */
export function PrintBills({ file, count, onClose }: PrintBillsProps) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderPrintMessages);
  const [handle, setHandle] = useState<PrintHandle | null>(null);
  return (
    <Dialog isWide title={texts.bills(count)} closeLabel={kernel.close} onClose={onClose}>
      <PdfPreview title={file.fileName} file={file} handleRef={setHandle} />
      <div className={css.buttons}>
        <Button onClick={onClose}>{kernel.close}</Button>
        <Button tone="primary" isDisabled={!handle} isFocusableWhenDisabled onClick={() => handle?.print()}>
          {texts.print}
        </Button>
      </div>
    </Dialog>
  );
}
