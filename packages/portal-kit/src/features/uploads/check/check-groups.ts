import type { ImportColumn, ImportFile } from '@portal-kit/sdk/import-columns';
import type { Finding } from './problem';

/** A row of the file that is not blank. */
export interface FilledRow {
  /** As a spreadsheet numbers it. */
  number: number;
  cellOf: (header: string) => string;
}

/** The natural key of a row, compared without case; nothing where a part of it is blank. */
function keyOf({ cellOf }: FilledRow, { keyHeaders }: ImportFile): string | undefined {
  const key = keyHeaders.map((header) => cellOf(header).toUpperCase());
  return key.includes('') ? undefined : JSON.stringify(key);
}

/** Rows with one key, in the file's order. Rows without a key are alone. */
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

/** Rows that cannot both be stored, where a file has a row a record: the first of them too. */
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

/** What lies outside the lines of an order is the same in all of its rows. */
const isShared = ({ field }: ImportColumn) => !field?.startsWith('lineItems[]');

/** The rows of an order that disagree with its first one, each by its first such column. */
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
