import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { suggestMapping } from '../corrections/mapping/column-mapping';
import { type ImportTable, rowNumber } from '../corrections/table/import-table';
import { checkCell } from './check-cell';
import { type FilledRow, findDisagreements, findDuplicates, getRowKey, groupRows } from './check-groups';
import { ignoredColumns, matchColumns } from './header-row';
import { findHeldRows, isBad } from './held-rows';
import { type CellProblem, createRefusal, type FileProblem, type FileReport, type Finding } from './problem';
import { checkRow, createRuledRow, type RowPlace } from './row-rules';
import { createCustomerIndex } from './stored-customer-rules';
import { createItemIndex, type ItemIndex } from './stored-item-rules';
import { createOrderIndex, type OrderIndex } from './stored-order-rules';

/** Maximum number of listed problems. */
const maxProblems = 10_000;
/** Maximum length of a cell's value in a report. */
const valueMax = 1_000;
/** Maximum length of a header or sample in a report. */
const shownMax = 60;
/** Number of values of each column that a report of a wrong header row contains. */
const maxSamples = 3;

/** Collects the first values of each column that aren't empty. */
const collectSamples = ({ headers, rows }: ImportTable) =>
  headers.map((_, index) => {
    const values = new Set<string>();
    for (const row of rows) {
      if (row[index]) values.add(row[index].slice(0, shownMax));
      if (values.size === maxSamples) break;
    }
    return [...values];
  });

function findHeaderProblem(table: ImportTable, file: ImportFile): FileProblem | undefined {
  // A header can be a whole text.
  const headers = table.headers.map((header) => header.slice(0, shownMax));
  const given = matchColumns(headers, file);
  const ignored = ignoredColumns(headers, file);
  const missing = file.columns
    .filter((column) => column.isRequired && !given.includes(column))
    .map(({ header }) => header);
  const unknown = headers.filter((header, index) => header !== '' && !given[index] && !ignored[index]);
  const doubled = headers.filter((_, index) => given[index] && given.indexOf(given[index]) !== index);
  const isGood = missing.length + unknown.length + doubled.length === 0;
  return isGood
    ? undefined
    : {
        code: 'header',
        missing,
        unknown,
        doubled,
        headers,
        samples: collectSamples(table),
        suggestion: suggestMapping(headers, file),
      };
}

/** Finds the first filled cell without a header. The row is shifted, or the header is missing. */
function findStrayCell(cells: readonly string[], headers: readonly string[]): FilledRow['stray'] {
  const index = cells.findIndex((cell, position) => cell !== '' && (headers[position] ?? '') === '');
  return index < 0 ? undefined : { column: index + 1, value: cells[index] ?? '' };
}

/**
 * Lists the rows with a value in a column of the contract or in a column without a header. Ignored columns don't count,
 * because reports contain additional lines.
 */
function filledRows(table: ImportTable, file: ImportFile): FilledRow[] {
  const { headers, rows } = table;
  const given = matchColumns(headers, file);
  const places = new Map(file.columns.map((column) => [column.header, given.indexOf(column)]));
  return rows
    .map((cells, index) => ({
      number: rowNumber(table, index),
      getCell: (header: string) => cells[places.get(header) ?? -1] ?? '',
      stray: findStrayCell(cells, headers),
    }))
    .filter(({ getCell, stray }) => stray || file.columns.some(({ header }) => getCell(header) !== ''));
}

/** The file, the stored records and the choices of the user that a row is checked against. */
interface CheckContext {
  file: ImportFile;
  place: RowPlace;
  keys: ReadonlySet<string> | undefined;
  findCustomerProblems: ReturnType<typeof createCustomerIndex> | undefined;
  items: ItemIndex | undefined;
  orders: OrderIndex | undefined;
}

/** Finds the problems of a row's cells, at most one per cell. A value without a header comes first. */
function cellFindings(
  { getCell, stray }: FilledRow,
  { file }: CheckContext,
  isReplacing: boolean,
): Finding[] {
  const cellProblems = file.columns.flatMap((column): Finding[] => {
    const { header } = column;
    const mayReplace = isReplacing && !file.keyHeaders.includes(header);
    const verdict = checkCell(getCell(header), column, mayReplace);
    return verdict ? [{ header, ...verdict }] : [];
  });
  const strayProblems: Finding[] = stray
    ? [{ header: '', code: 'strayColumn', details: [stray.column], value: stray.value }]
    : [];
  return [...strayProblems, ...cellProblems];
}

/** Finds the problems of a row that the import stores. Cells with a problem aren't reported twice. */
function rowFindings(row: FilledRow, context: CheckContext, isReplacing: boolean): Finding[] {
  const { file, place, items, findCustomerProblems } = context;
  const found = cellFindings(row, context, isReplacing);
  const rules = [
    ...checkRow(createRuledRow(file, row.getCell, isReplacing), place),
    ...(items?.findProblems(row, getRowKey(row, file)) ?? []),
    ...(findCustomerProblems?.(row, getRowKey(row, file)) ?? []),
  ];
  for (const finding of rules) {
    if (!found.some(({ header }) => header === finding.header)) found.push(finding);
  }
  return found;
}

/** Adds the problems of an order to its rows, except in cells that already have a problem. */
function addOrderFindings(
  found: readonly (readonly [number, Finding[]])[],
  problems: ReturnType<OrderIndex['findProblems']>,
): void {
  const byRow = new Map(found);
  for (const [row, finding] of problems) {
    const findings = byRow.get(row);
    const known = findings?.findIndex(({ header }) => header === finding.header) ?? -1;
    if (known < 0) findings?.push(finding);
    // A problem is more important than a hint.
    else if (isBad(finding) && findings?.[known]?.isHint) findings[known] = finding;
  }
}

const isUnchecked = (finding: Finding) => finding.isUnchecked === true;

/** Checks rows that succeed, fail or are skipped together: one record, or all rows of one order. */
function checkRecord(
  rows: readonly FilledRow[],
  context: CheckContext,
  duplicate: Finding | undefined,
): [number, Finding[]][] {
  const { file, place, keys, items, orders } = context;
  const [first] = rows;
  const key = first && getRowKey(first, file);
  const isStored = key !== undefined && keys?.has(key) === true;
  const header = file.keyHeaders[0] ?? '';
  const skip =
    duplicate ??
    (isStored && !place.overrideDuplicates
      ? ({ header, code: 'existing', isSkip: true } satisfies Finding)
      : undefined);
  // Without the stored records, every row may replace a record.
  const isReplacing = place.overrideDuplicates && (keys === undefined || isStored) && !skip;
  const others = file.isGrouped ? findDisagreements(rows, file) : new Map<number, Finding>();
  const found = rows.map((row): [number, Finding[]] => {
    const other = others.get(row.number);
    const own = skip ? cellFindings(row, context, isReplacing) : rowFindings(row, context, isReplacing);
    return [row.number, [...own, ...(other ? [other] : [])]];
  });
  if (!skip && orders) addOrderFindings(found, orders.findProblems(rows, key, isReplacing));
  if (found.some(([, findings]) => findings.some(isBad))) {
    if (file.isGrouped) {
      for (const [, findings] of found)
        if (!findings.some(isBad)) findings.push({ header, code: 'sameOrder' });
    }
    return found;
  }
  if (skip) return found.map(([number]) => [number, [skip]]);
  const isCertain = !found.some(([, findings]) => findings.some(isUnchecked));
  if (!isCertain) {
    for (const [, findings] of found)
      if (!findings.some(isUnchecked))
        findings.push({ header, code: 'onImport', isHint: true, isUnchecked: true });
  }
  if (key !== undefined) for (const row of rows) items?.put(row, key);
  orders?.put(rows, isReplacing, isCertain);
  return found;
}

/** Checks rows with the same key: rows of one order, or duplicates. */
function checkGroup(group: readonly FilledRow[], context: CheckContext): [number, Finding[]][] {
  const { file, place } = context;
  if (file.isGrouped) return checkRecord(group, context, undefined);
  const found = findDuplicates(group, file, place.overrideDuplicates);
  return group.flatMap((row) => checkRecord([row], context, found.get(row.number)));
}

/**
 * Checks the rows of a file against the contract's columns and the rules that the browser can check. Texts must be trimmed. In files with one row per record, rows with the same key are duplicates. In order
 * files with one row per line, an order fails as a whole. When records are replaced, the last row of a key counts and
 * empty cells keep stored values; otherwise rows of stored records are skipped. Source: domain, 6.1.
 */
export function checkRows(
  table: ImportTable,
  file: ImportFile,
  { overrideDuplicates = false, warehouseIds, stored }: Partial<RowPlace> = {},
): FileReport {
  const wrongHeader = findHeaderProblem(table, file);
  if (wrongHeader) return createRefusal(wrongHeader);
  const filled = filledRows(table, file);
  if (filled.length === 0) return createRefusal({ code: 'noRows' });
  if (filled.length > file.maxRows) {
    return createRefusal({ code: 'tooManyRows', rows: filled.length, maxRows: file.maxRows });
  }
  const context: CheckContext = {
    file,
    place: { overrideDuplicates, warehouseIds },
    keys: stored && new Set(stored.keys),
    findCustomerProblems: stored?.customers && createCustomerIndex(stored.customers, file),
    items: stored?.items && createItemIndex(stored.items, file),
    orders: stored?.orders && createOrderIndex(stored.orders, file),
  };
  const found = new Map(groupRows(filled, file).flatMap((group) => checkGroup(group, context)));
  const problems: CellProblem[] = [];
  const skips: CellProblem[] = [];
  const hints: CellProblem[] = [];
  let badRows = 0;
  let skippedRows = 0;
  let uncheckedRows = 0;
  let hintedRows = 0;
  const order = new Map(file.columns.map(({ header }, index) => [header, index]));
  const position = ({ header }: Finding) => order.get(header) ?? -1;
  for (const { number: row, getCell } of filled) {
    const findings = [...(found.get(row) ?? [])].sort((a, b) => position(a) - position(b));
    for (const finding of findings) {
      const value = getCell(finding.header).slice(0, valueMax);
      const problem = { row, value, details: [], ...finding };
      (finding.isHint ? hints : finding.isSkip ? skips : problems).push(problem);
    }
    if (findings.some(isBad)) badRows += 1;
    else if (findings.some(({ isSkip }) => isSkip)) skippedRows += 1;
    else if (findings.some(isUnchecked)) uncheckedRows += 1;
    else if (findings.length > 0) hintedRows += 1;
  }
  return {
    rows: filled.length,
    badRows,
    skippedRows,
    uncheckedRows,
    hintedRows,
    heldRows: findHeldRows(found),
    problems: [...problems, ...skips, ...hints].slice(0, maxProblems),
    problemCount: problems.length + skips.length + hints.length,
    fileProblem: null,
  };
}
