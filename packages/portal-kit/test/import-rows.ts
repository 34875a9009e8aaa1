import { type ImportFile, itemsImport } from '@portal-kit/sdk/import-columns';

/** A row of an item file that nothing is wrong with, by header. */
export const goodItem: Readonly<Record<string, string>> = {
  SKU: 'CHB-750',
  Description: 'Chablis',
  Brand: 'Domaine É',
  Type: 'M',
  Size: '750',
  'Size UOM': 'ML',
  'Bottles Per Case': '12',
  Warehouses: 'WH-NJ',
  ABV: '12.5',
};

/** A file's rows with its header, the columns as the first row has them. */
export function tableOf(...rows: readonly Readonly<Record<string, string>>[]): string[][] {
  const headers = Object.keys(rows[0] ?? {});
  return [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))];
}

/** Good items whose SKUs count up from `S-1`. */
export const goodItems = (count: number): string[][] =>
  tableOf(...Array.from({ length: count }, (_, index) => ({ ...goodItem, SKU: `S-${index + 1}` })));

/** The columns that a file of a kind must have. */
export const requiredHeaders = ({ columns }: ImportFile = itemsImport): string[] =>
  columns.filter(({ isRequired }) => isRequired).map(({ header }) => header);
