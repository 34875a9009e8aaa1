import { type ImportFile, itemsImport } from '@portal-kit/sdk/import-columns';
import { checkRows } from '../src/features/uploads/check/check-rows';
import type { FileReport } from '../src/features/uploads/check/problem';
import { createTable } from '../src/features/uploads/corrections/table/import-table';

/** A valid row of an item file, by header. */
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

/** Builds a table with a header row. The first row determines the columns. */
export function buildTable(...rows: readonly Readonly<Record<string, string>>[]): string[][] {
  const headers = Object.keys(rows[0] ?? {});
  return [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))];
}

/** Builds a table of valid items with SKUs from `S-1`. */
export const goodItems = (count: number): string[][] =>
  buildTable(...Array.from({ length: count }, (_, index) => ({ ...goodItem, SKU: `S-${index + 1}` })));

/** Lists the required columns of a file type. */
export const requiredHeaders = ({ columns }: ImportFile = itemsImport): string[] =>
  columns.filter(({ isRequired }) => isRequired).map(({ header }) => header);

/** Checks rows of texts that start with the header row. */
export const checkTexts = (
  rows: readonly (readonly string[])[],
  file: ImportFile,
  place?: Parameters<typeof checkRows>[2],
): FileReport => checkRows(createTable(rows), file, place);
