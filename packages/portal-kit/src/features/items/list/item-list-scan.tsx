import { readItemCode } from '../../../domain/items/item-code';
import { TextScanButton } from '../../../kernel/scanning/text-scan-button';

/** Button that scans the barcode of an item and calls `onScan` with the code that the search of items finds. */
export const ItemListScan = ({ onScan }: { onScan: (searchText: string) => void }) => (
  <TextScanButton onScan={(text) => onScan(readItemCode(text).code)} />
);
