import type { ImportColumn, ImportFile } from '@portal-kit/sdk/import-columns';
import type { Finding } from './problem';

/** A row that is not empty. */
export interface FilledRow {
  /** Row number of the spreadsheet. */
  number: number;
  cellOf: (header: string) => string;
  /** The first filled cell in a column without a header. Its column number starts at 1. */
  stray: { column: number; value: string } | undefined;
}

/** Natural key of a row in lower case; `undefined` if a part is empty. */
function keyOf({ cellOf }: FilledRow, { keyHeaders }: ImportFile): string | undefined {
  const key = keyHeaders.map((header) => cellOf(header).toLowerCase());
  return key.includes('') ? undefined : JSON.stringify(key);
}

/** Groups rows by key in the order of the file. A row without a key forms a separate group. */
export function groupsOf(rows: readonly FilledRow[], file: ImportFile): readonly (readonly FilledRow[])[] {
  const found = new Map<string, FilledRow[]>();
  for (const row of rows) {
    const key = keyOf(row, file) ?? `row ${row.number}`;
    const same = found.get(key);
    if (same) same.push(row);
    else found.set(key, [row]);
  }
  return [...found.values()];
}

/** Duplicate rows of a file with one row per record. The first row of a group counts as a duplicate too. */
export function duplicates(
  group: readonly FilledRow[],
  { keyHeaders: [header = ''] }: ImportFile,
): ReadonlyMap<number, Finding> {
  const [first, second] = group;
  if (!first || !second) return new Map();
  return new Map(
    group.map(({ number }) => [
      number,
      { header, code: 'duplicate', details: [number === first.number ? second.number : first.number] },
    ]),
  );
}

/** Order fields outside the lines must be equal in all rows of an order. */
const isShared = ({ field }: ImportColumn) => !field?.startsWith('lineItems[]');

/** Rows that differ from the first row of their order, each with the first column that differs. */
export function disagreements(
  [first, ...others]: readonly FilledRow[],
  { columns }: ImportFile,
): ReadonlyMap<number, Finding> {
  const found = new Map<number, Finding>();
  if (!first) return found;
  for (const { number, cellOf } of others) {
    const column = columns.find((one) => isShared(one) && cellOf(one.header) !== first.cellOf(one.header));
    if (column)
      found.set(number, { header: column.header, code: 'disagreement', details: [first.number, number] });
  }
  return found;
}
