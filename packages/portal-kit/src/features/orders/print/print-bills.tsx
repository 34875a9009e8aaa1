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

/** A bill of lading with the order that it belongs to. */
export interface PrintableBill {
  orderId: string;
  file: DownloadedFile;
}

interface PrintBillsProps {
  /** At least one. */
  bills: readonly PrintableBill[];
  onClose: () => void;
}

/** Preview and print of the bills of lading of several orders, one after another. */
export function PrintBills({ bills, onClose }: PrintBillsProps) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderPrintMessages);
  const [index, setIndex] = useState(0);
  const [handle, setHandle] = useState<PrintHandle | null>(null);
  const bill = bills[index];
  if (!bill) return null;
  return (
    <Dialog isWide title={texts.bills(bills.length)} closeLabel={kernel.close} onClose={onClose}>
      <p role="status" className={css.position}>
        {texts.billOf(index + 1, bills.length, bill.orderId)}
      </p>
      <PdfPreview key={index} title={bill.file.fileName} file={bill.file} handleRef={setHandle} />
      <div className={css.buttons}>
        {bills.length > 1 && (
          <>
            <Button isDisabled={index === 0} isFocusableWhenDisabled onClick={() => setIndex(index - 1)}>
              {texts.previousBill}
            </Button>
            <Button
              isDisabled={index === bills.length - 1}
              isFocusableWhenDisabled
              onClick={() => setIndex(index + 1)}
            >
              {texts.nextBill}
            </Button>
          </>
        )}
        <Button tone="primary" isDisabled={!handle} isFocusableWhenDisabled onClick={() => handle?.print()}>
          {texts.print}
        </Button>
      </div>
    </Dialog>
  );
}
