import type { ImportFile } from './import-file.ts';
import { foldKey, type ImportTarget, type RowError } from './import-kind.ts';
import { type CellError, type ImportRow, missingCells } from './import-row.ts';

export type RowOutcome = 'Created' | 'Updated' | 'Skipped duplicate' | 'Failed';

/** How a row went, with every error. */
export interface RowResult {
  readonly number: number;
  readonly key: string;
  readonly outcome: RowOutcome;
  readonly errors: readonly CellError[];
}

/** Rows that succeed or fail together: one, or those of one order. */
interface Unit {
  readonly rows: readonly ImportRow[];
  /** Says why another row of the file stands in its way. */
  readonly rival?: string;
}

/** Takes rows over into a target, by the rules for duplicates of domain §6.1. */
export function importRows(
  rows: readonly ImportRow[],
  file: ImportFile,
  target: ImportTarget,
  overrideDuplicates: boolean,
): RowResult[] {
  const units = file.isGrouped ? groups(rows) : rivals(rows, file, overrideDuplicates);
  return units
    .flatMap((unit) => importUnit(unit, file, target, overrideDuplicates))
    .sort((a, b) => a.number - b.number);
}

function byKey(rows: readonly ImportRow[]): ImportRow[][] {
  const found = new Map<string, ImportRow[]>();
  for (const row of rows) {
    const key = row.key === undefined ? `row ${row.number}` : `key ${foldKey(row.key)}`;
    const same = found.get(key);
    if (same) same.push(row);
    else found.set(key, [row]);
  }
  return [...found.values()];
}

const groups = (rows: readonly ImportRow[]): Unit[] => byKey(rows).map((group) => ({ rows: group }));

/** Of rows with one key the last wins, or none without override. */
function rivals(rows: readonly ImportRow[], { keyHeaders }: ImportFile, overrideDuplicates: boolean): Unit[] {
  const name = keyHeaders.join(' and ');
  return byKey(rows).flatMap((same) => {
    const last = same.at(-1);
    if (same.length === 1 || !last) return same.map((row) => ({ rows: [row] }));
    const [first, second] = same;
    return same.map((row) => {
      if (overrideDuplicates && row === last) return { rows: [row] };
      const other = overrideDuplicates ? last : row === first ? second : first;
      const rival = `Duplicate: row ${other?.number} has the same ${name}${overrideDuplicates ? ' and counts' : ''}`;
      return { rows: [row], rival };
    });
  });
}

function importUnit(
  { rows, rival }: Unit,
  file: ImportFile,
  target: ImportTarget,
  overrideDuplicates: boolean,
): RowResult[] {
  const key = rows[0]?.key;
  const isStored = key !== undefined && target.has(foldKey(key));
  const stored =
    isStored && !overrideDuplicates ? `Duplicate: ${file.keyHeaders[0]} already exists` : undefined;
  const duplicate = rival ?? stored;
  const isReplacing = isStored && duplicate === undefined;

  const errors = rows.flatMap((row) =>
    [...row.errors, ...missingCells(row, file, isReplacing)].map((error) => ({ ...error, row })),
  );
  if (file.isGrouped) errors.push(...disagreements(rows, file));
  if (duplicate === undefined) errors.push(...withoutKnown(target.check(rows), errors));

  const reasons = duplicate === undefined ? sharedFailure(rows, errors) : duplicates(rows, duplicate, file);
  if (errors.length > 0) return resultsOf(rows, 'Failed', [...errors, ...reasons], file);
  if (duplicate !== undefined) return resultsOf(rows, 'Skipped duplicate', reasons, file);
  target.save(rows);
  return resultsOf(rows, isReplacing ? 'Updated' : 'Created', [], file);
}

const duplicates = (rows: readonly ImportRow[], message: string, { keyHeaders }: ImportFile): RowError[] =>
  rows.map((row) => ({ row, header: keyHeaders[0] ?? '', message }));

/** A row without an error of its own is told why it failed. */
function sharedFailure(rows: readonly ImportRow[], errors: readonly RowError[]): RowError[] {
  if (errors.length === 0) return [];
  return rows
    .filter((row) => !errors.some((error) => error.row === row))
    .map((row) => ({ row, header: '', message: 'Another row of this order failed' }));
}

/** Errors in the order of the columns. */
function resultsOf(
  rows: readonly ImportRow[],
  outcome: RowOutcome,
  errors: readonly RowError[],
  { columns }: ImportFile,
): RowResult[] {
  const order = new Map(columns.map(({ header }, index) => [header, index]));
  const position = ({ header }: CellError) => order.get(header) ?? -1;
  return rows.map((row) => ({
    number: row.number,
    key: row.key ?? '',
    outcome,
    errors: errors
      .filter((error) => error.row === row)
      .map(({ header, message }) => ({ header, message }))
      .sort((a, b) => position(a) - position(b)),
  }));
}

/** A cell is reported once: a rule that misses what could not be read has nothing to add. */
function withoutKnown(found: readonly RowError[], known: readonly RowError[]): RowError[] {
  return found.filter(
    ({ row, header }) => !known.some((error) => error.row === row && error.header === header),
  );
}

/** Outside its lines, every row of an order says the same. */
function disagreements(rows: readonly ImportRow[], { columns }: ImportFile): RowError[] {
  const [first, ...rest] = rows;
  if (!first) return [];
  const shared = columns.filter(({ field }) => !field?.startsWith('lineItems[]'));
  return rest.flatMap((row) => {
    const message = `Order details differ between rows ${first.number} and ${row.number}`;
    return shared
      .filter(({ header }) => row.texts.get(header) !== first.texts.get(header))
      .slice(0, 1)
      .map(({ header }) => ({ row, header, message }));
  });
}
