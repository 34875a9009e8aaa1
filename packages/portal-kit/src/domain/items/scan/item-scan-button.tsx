import type { Item } from '@portal-kit/sdk/items';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { ScanButton } from '../../../kernel/scanning/scan-button';
import type { ScanAnswer } from '../../../kernel/scanning/scan-dialog';
import { failureToast, formatFailure } from '../../../kernel/toasts/failure';
import { type ItemCode, readItemCode } from '../item-code';
import { itemScanMessages } from './item-scan.messages';
import { useItemByCode } from './use-item-by-code';

export interface ItemScanButtonProps {
  /** Limits the items to active items of this warehouse. Default: all warehouses. */
  warehouseId: string | undefined;
  /** The maximum length of a typed code. */
  codeMaxLength: number;
  /** Called with the item of a code. Returns `undefined` to close the dialog. */
  onItemScanned: (item: Item, pack: ItemCode['pack']) => ScanAnswer | undefined;
}

/** Button that scans the barcodes of items. */
export function ItemScanButton({ warehouseId, codeMaxLength, onItemScanned }: ItemScanButtonProps) {
  const kernel = useMessages(kernelMessages);
  const { unknown } = useMessages(itemScanMessages);
  const findItem = useItemByCode(warehouseId);
  const answer = async (text: string): Promise<ScanAnswer | undefined> => {
    const { code, pack } = readItemCode(text);
    try {
      const item = await findItem(code);
      return item ? onItemScanned(item, pack) : { text: unknown(text), isProblem: true };
    } catch (error) {
      return { text: formatFailure(error, kernel), lang: failureToast(error, kernel).lang, isProblem: true };
    }
  };
  return <ScanButton codeMaxLength={codeMaxLength} onCode={answer} />;
}
