import type { DownloadedFile } from '@portal-kit/sdk';
import { createCsvDownload } from '../../../../kernel/downloads/csv-text';
import type { LowItem } from './low-stock';

/** Creates a `.csv` file of low stock items: a header and one line per item. */
export function lowStockFile(
  supplierId: string,
  headers: readonly [sku: string, description: string, available: string, minimum: string],
  items: readonly LowItem[],
  locale: string,
): DownloadedFile {
  const lines = items.map(({ item, cases, minCases }) => [
    item.sku ?? '',
    item.description ?? '',
    String(cases),
    String(minCases),
  ]);
  return createCsvDownload(`${supplierId}_low-stock.csv`, [headers, ...lines], locale);
}
