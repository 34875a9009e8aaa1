import type { CellError, RowOutcome, RowResult } from '../model/upload.ts';
import type { ImportFile } from './file/import-file.ts';
import { findMissingCells, type ImportRow } from './file/import-row.ts';
import { foldKey, type ImportTarget, type RowError } from './import-kind.ts';

/** Rows that succeed or fail together: a single row, or all rows of one order. */
interface RowGroup {
  readonly rows: readonly ImportRow[];
  /** Message that names another row of the file with the same key. */
  readonly duplicateMessage?: string;
}

/** Imports rows into a target, with the duplicate rules of domain §6.1. */
export function importRows(
  rows: readonly ImportRow[],
  file: ImportFile,
  target: ImportTarget,
  overrideDuplicates: boolean,
): RowResult[] {
  const rowGroups = file.isGrouped ? groupByKey(rows) : groupDuplicates(rows, file, overrideDuplicates);
  return rowGroups
    .flatMap((group) => importGroup(group, file, target, overrideDuplicates))
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

const groupByKey = (rows: readonly ImportRow[]): RowGroup[] => byKey(rows).map((group) => ({ rows: group }));

/**
 * Groups rows by key. If several rows have the same key, only the last one is imported if duplicates are overridden,
 * and none otherwise.
 */
function groupDuplicates(
  rows: readonly ImportRow[],
  { keyHeaders }: ImportFile,
  overrideDuplicates: boolean,
): RowGroup[] {
  const name = keyHeaders.join(' and ');
  return byKey(rows).flatMap((same) => {
    const last = same.at(-1);
    if (same.length === 1 || !last) return same.map((row) => ({ rows: [row] }));
    const [first, second] = same;
    return same.map((row) => {
      if (overrideDuplicates && row === last) return { rows: [row] };
      const other = overrideDuplicates ? last : row === first ? second : first;
      const duplicateMessage = `Duplicate: row ${other?.number} has the same ${name}${overrideDuplicates ? ' and takes precedence' : ''}`;
      return { rows: [row], duplicateMessage };
    });
  });
}

function importGroup(
  { rows, duplicateMessage }: RowGroup,
  file: ImportFile,
  target: ImportTarget,
  overrideDuplicates: boolean,
): RowResult[] {
  const key = rows[0]?.key;
  const isStored = key !== undefined && target.has(foldKey(key));
  const stored =
    isStored && !overrideDuplicates ? `Duplicate: ${file.keyHeaders[0]} already exists` : undefined;
  const duplicate = duplicateMessage ?? stored;
  const isReplacing = isStored && duplicate === undefined;

  const errors = rows.flatMap((row) =>
    [...row.errors, ...findMissingCells(row, file, isReplacing)].map((error) => ({ ...error, row })),
  );
  if (file.isGrouped) errors.push(...findConflictingDetails(rows, file));
  if (duplicate === undefined) errors.push(...removeReported(target.check(rows), errors));

  const reasons =
    duplicate === undefined ? explainGroupFailure(rows, errors) : duplicates(rows, duplicate, file);
  if (errors.length > 0) return buildResults(rows, 'Failed', [...errors, ...reasons], file);
  if (duplicate !== undefined) return buildResults(rows, 'Skipped duplicate', reasons, file);
  target.save(rows);
  return buildResults(rows, isReplacing ? 'Updated' : 'Created', [], file);
}

const duplicates = (rows: readonly ImportRow[], message: string, { keyHeaders }: ImportFile): RowError[] =>
  rows.map((row) => ({ row, header: keyHeaders[0] ?? '', message }));

/** Adds an explanation to rows that failed only because another row of the order failed. */
function explainGroupFailure(rows: readonly ImportRow[], errors: readonly RowError[]): RowError[] {
  if (errors.length === 0) return [];
  return rows
    .filter((row) => !errors.some((error) => error.row === row))
    .map((row) => ({ row, header: '', message: 'Another row of this order failed' }));
}

/** Sorts the errors by column. */
function buildResults(
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

/** Skips cells that already have an error, because rules report unparsed cells as missing. */
function removeReported(found: readonly RowError[], known: readonly RowError[]): RowError[] {
  return found.filter(
    ({ row, header }) => !known.some((error) => error.row === row && error.header === header),
  );
}

/**
 * Finds rows whose order details differ from the first row's. Rows of one order must agree in all columns except those
 * of the line item.
 */
function findConflictingDetails(rows: readonly ImportRow[], { columns }: ImportFile): RowError[] {
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
