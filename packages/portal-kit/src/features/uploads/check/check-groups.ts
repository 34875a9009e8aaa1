import type { ImportColumn, ImportFile } from '@portal-kit/sdk/import-columns';
import { isClearing } from './check-cell';
import type { Finding } from './problem';

/** A row that is not empty. */
export interface FilledRow {
  /** Row number of the spreadsheet. */
  number: number;
  getCell: (header: string) => string;
  /** The first filled cell in a column without a header. Its column number starts at 1. */
  stray: { column: number; value: string } | undefined;
}

/** Returns the case-insensitive key of a record with these parts. */
export const recordKey = (parts: readonly string[]) => JSON.stringify(parts).toLowerCase();

/** Returns the key of a row, or `undefined` if a part is empty. */
export function getRowKey({ getCell }: FilledRow, { keyHeaders }: ImportFile): string | undefined {
  const key = keyHeaders.map((header) => getCell(header)).map((text) => (isClearing(text) ? '' : text));
  return key.includes('') ? undefined : recordKey(key);
}

/** Groups rows by key in the order of the file. A row without a key forms a separate group. */
export function groupRows(rows: readonly FilledRow[], file: ImportFile): readonly (readonly FilledRow[])[] {
  const found = new Map<string, FilledRow[]>();
  for (const row of rows) {
    const rowKey = getRowKey(row, file);
    const key = rowKey === undefined ? `row ${row.number}` : `key ${rowKey}`;
    const same = found.get(key);
    if (same) same.push(row);
    else found.set(key, [row]);
  }
  return [...found.values()];
}

/**
 * Finds duplicate rows of a file with one row per record. The import skips all of them, or, if rows replace records,
 * all but the last row.
 */
export function findDuplicates(
  group: readonly FilledRow[],
  { keyHeaders: [header = ''] }: ImportFile,
  overrideDuplicates: boolean,
): ReadonlyMap<number, Finding> {
  const [first, second] = group;
  const last = group.at(-1);
  if (!first || !second || !last) return new Map();
  if (overrideDuplicates) {
    return new Map(
      group
        .slice(0, -1)
        .map(({ number }) => [number, { header, code: 'superseded', details: [last.number], isSkip: true }]),
    );
  }
  return new Map(
    group.map((row) => {
      const { number } = row === first ? second : first;
      return [row.number, { header, code: 'duplicate', details: [number], isSkip: true }];
    }),
  );
}

/** Order fields outside the lines must be equal in all rows of an order. */
const isShared = ({ field }: ImportColumn) => !field?.startsWith('lineItems[]');

/** Finds rows that differ from the first row of their order, each with the first column that differs. */
export function findDisagreements(
  [first, ...others]: readonly FilledRow[],
  { columns }: ImportFile,
): ReadonlyMap<number, Finding> {
  const found = new Map<number, Finding>();
  if (!first) return found;
  for (const { number, getCell } of others) {
    const column = columns.find((one) => isShared(one) && getCell(one.header) !== first.getCell(one.header));
    if (column)
      found.set(number, { header: column.header, code: 'disagreement', details: [first.number, number] });
  }
  return found;
}
