import type { DownloadedFile } from '@portal-kit/sdk';
import { withoutFormula } from '../../../kernel/downloads/without-formula';
import type { LowItem } from './low-stock';

/** Without it Excel reads UTF-8 as the letters of some older encoding. */
const byteOrderMark = '\uFEFF';
const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The items as a `.csv`: a header, then a line an item. */
export function lowStockFile(
  supplierId: string,
  headers: readonly [sku: string, description: string, available: string, least: string],
  items: readonly LowItem[],
): DownloadedFile {
  const lines = items.map(({ item, cases, leastCases }) => [
    item.sku,
    item.description ?? '',
    String(cases),
    String(leastCases),
  ]);
  const csv = [headers, ...lines]
    .map((cells) => cells.map((cell) => quoted(withoutFormula(cell))).join(','))
    .join('\r\n');
  return {
    blob: new Blob([byteOrderMark, csv], { type: 'text/csv' }),
    fileName: `${supplierId}_low-stock.csv`,
  };
}
