import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { checkCell } from './check-cell';
import { disagreements, duplicates, type FilledRow, groupsOf } from './check-groups';
import { type CellProblem, type FileProblem, type FileReport, type Finding, refused } from './problem';
import { checkRow, type RowPlace, ruledRow } from './row-rules';

/** Maximum number of listed problems. */
const shownProblems = 200;

/** Header names are compared without case, spaces and the marker of required columns, as in the import. */
const plain = (header: string) => header.replace(/\s+/g, '').replace(/\*$/, '').toLowerCase();

function headerProblem(headers: readonly string[], file: ImportFile): FileProblem | undefined {
  const given = headers.map(plain);
  const known = new Set(file.columns.map(({ header }) => plain(header)));
  const ignored = new Set(file.ignoredHeaders.map(plain));
  const missing = file.columns
    .filter(({ header, isRequired }) => isRequired && !given.includes(plain(header)))
    .map(({ header }) => header);
  const unknown = headers.filter(
    (header) => header !== '' && !known.has(plain(header)) && !ignored.has(plain(header)),
  );
  const doubled = headers.filter(
    (header, index) => known.has(plain(header)) && given.indexOf(plain(header)) !== index,
  );
  const isGood = missing.length + unknown.length + doubled.length === 0;
  return isGood ? undefined : { code: 'header', missing, unknown, doubled };
}

/** The row is shifted, or its header is missing. */
function strayCell(cells: readonly string[], headers: readonly string[]): FilledRow['stray'] {
  const index = cells.findIndex((cell, position) => cell !== '' && (headers[position] ?? '') === '');
  return index < 0 ? undefined : { column: index + 1, value: cells[index] ?? '' };
}

/**
 * Rows with a value in a column of the contract or in a column without a header. Ignored columns do not count, because
 * reports contain additional lines.
 */
function filledRows(rows: readonly (readonly string[])[], file: ImportFile): FilledRow[] {
  const [headers = [], ...body] = rows;
  const places = new Map(
    file.columns.map(({ header }) => [header, headers.findIndex((given) => plain(given) === plain(header))]),
  );
  return body
    .map((cells, index) => ({
      number: index + 2,
      cellOf: (header: string) => cells[places.get(header) ?? -1] ?? '',
      stray: strayCell(cells, headers),
    }))
    .filter(({ cellOf, stray }) => stray || file.columns.some(({ header }) => cellOf(header) !== ''));
}

/** Problems of a single row, at most one per cell. */
function findingsOf({ cellOf, stray }: FilledRow, file: ImportFile, place: RowPlace): readonly Finding[] {
  const cellProblems = file.columns.flatMap((column): Finding[] => {
    const { header } = column;
    const mayReplace = place.overrideDuplicates && !file.keyHeaders.includes(header);
    const verdict = checkCell(cellOf(header), column, mayReplace);
    return verdict ? [{ header, ...verdict }] : [];
  });
  const reportedHeaders = new Set(cellProblems.map(({ header }) => header));
  const rowProblems = checkRow(ruledRow(file, cellOf, place), place).filter(
    ({ header }) => !reportedHeaders.has(header),
  );
  const strayProblems: Finding[] = stray
    ? [{ header: '', code: 'strayColumn', details: [stray.column], value: stray.value }]
    : [];
  return [...strayProblems, ...cellProblems, ...rowProblems];
}

/** Problems of rows with the same key: rows of an order fail together, other records are duplicates. */
function checkGroup(group: readonly FilledRow[], file: ImportFile, place: RowPlace): Map<number, Finding[]> {
  const ofGroup = file.isGrouped
    ? disagreements(group, file)
    : place.overrideDuplicates
      ? new Map<number, Finding>()
      : duplicates(group, file);
  const found = new Map(
    group.map((row) => {
      const other = ofGroup.get(row.number);
      return [row.number, [...findingsOf(row, file, place), ...(other ? [other] : [])]];
    }),
  );
  const isBad = (findings: readonly Finding[] = []) => findings.some(({ isHint }) => !isHint);
  if (!file.isGrouped || ![...found.values()].some(isBad)) return found;
  for (const findings of found.values())
    if (!isBad(findings)) findings.push({ header: file.keyHeaders[0] ?? '', code: 'sameOrder' });
  return found;
}

/**
 * Checks the rows of a file against the contract's columns and the rules that the browser can check. The first row is
 * the header. Texts must be trimmed. In files with one row per record, all rows with the same key are duplicates. In
 * order files with one row per line, an order fails as a whole. When records are replaced, the last row of a key counts
 * and empty cells keep stored values.
 */
export function checkRows(
  rows: readonly (readonly string[])[],
  file: ImportFile,
  { overrideDuplicates = false, warehouseIds }: Partial<RowPlace> = {},
): FileReport {
  const wrongHeader = headerProblem(rows[0] ?? [], file);
  if (wrongHeader) return refused(wrongHeader);
  const filled = filledRows(rows, file);
  if (filled.length === 0) return refused({ code: 'noRows' });
  if (filled.length > file.maxRows) {
    return refused({ code: 'tooManyRows', rows: filled.length, maxRows: file.maxRows });
  }
  const place = { overrideDuplicates, warehouseIds };
  const found = new Map(groupsOf(filled, file).flatMap((group) => [...checkGroup(group, file, place)]));
  const problems: CellProblem[] = [];
  const hints: CellProblem[] = [];
  let badRows = 0;
  let hintedRows = 0;
  const order = new Map(file.columns.map(({ header }, index) => [header, index]));
  const position = ({ header }: Finding) => order.get(header) ?? -1;
  for (const { number: row, cellOf } of filled) {
    const findings = [...(found.get(row) ?? [])].sort((a, b) => position(a) - position(b));
    for (const finding of findings) {
      const problem = { row, value: cellOf(finding.header), details: [], ...finding };
      (finding.isHint ? hints : problems).push(problem);
    }
    if (findings.some(({ isHint }) => !isHint)) badRows += 1;
    else if (findings.length > 0) hintedRows += 1;
  }
  return {
    rows: filled.length,
    badRows,
    hintedRows,
    problems: [...problems, ...hints].slice(0, shownProblems),
    problemCount: problems.length + hints.length,
    fileProblem: null,
  };
}
