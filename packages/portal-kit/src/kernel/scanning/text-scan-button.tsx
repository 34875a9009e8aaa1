import { searchMaxLength } from '../list-state/list-state';
import { ScanButton } from './scan-button';

/** Button that scans one barcode and calls `onScan` with its text. */
export const TextScanButton = ({ onScan }: { onScan: (text: string) => void }) => (
  <ScanButton
    codeMaxLength={searchMaxLength}
    onCode={(code) => {
      onScan(code.slice(0, searchMaxLength));
      return undefined;
    }}
  />
);
