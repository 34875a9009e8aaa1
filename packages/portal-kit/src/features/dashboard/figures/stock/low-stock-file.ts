import type { DownloadedFile } from '@portal-kit/sdk';
import { byteOrderMark, escapeFormulas } from '../../../../kernel/downloads/csv-text';
import type { LowItem } from './low-stock';

const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Low stock items as a `.csv` file: a header and one line per item. */
export function lowStockFile(
  supplierId: string,
  headers: readonly [sku: string, description: string, available: string, minimum: string],
  items: readonly LowItem[],
): DownloadedFile {
  const lines = items.map(({ item, cases, minCases }) => [
    item.sku ?? '',
    item.description ?? '',
    String(cases),
    String(minCases),
  ]);
  const csv = [headers, ...lines]
    .map((cells) => cells.map((cell) => quoted(escapeFormulas(cell))).join(','))
    .join('\r\n');
  return {
    blob: new Blob([byteOrderMark, csv], { type: 'text/csv' }),
    fileName: `${supplierId}_low-stock.csv`,
  };
}
