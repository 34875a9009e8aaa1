import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { checkCell } from './check-cell';
import { type CellProblem, type FileProblem, type FileReport, refused } from './problem';

/** How many problems are kept to be shown. */
const shownProblems = 200;

/** Headers are compared without case, spaces and the mark of required ones. */
const plain = (header: string) => header.replace(/\s+|\*/g, '').toLowerCase();

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

/**
 * Checks a file's rows, the header first, against the columns of the contract. Texts are trimmed already. Rows with one
 * key are doubles, the first of them too, where the file has a row a record; orders have a row a line. When stored records
 * are replaced, the last row of a key counts, and what a row leaves blank stays as it was.
 */
export function checkRows(
  rows: readonly (readonly string[])[],
  file: ImportFile,
  { overrideDuplicates = false }: { overrideDuplicates?: boolean } = {},
): FileReport {
  const [headers = [], ...body] = rows;
  const wrongHeader = headerProblem(headers, file);
  if (wrongHeader) return refused(wrongHeader);
  const places = file.columns.map((column) => ({
    column,
    index: headers.findIndex((header) => plain(header) === plain(column.header)),
  }));
  // Columns that count for nothing fill no row: a report has lines of its own.
  const isEmpty = (row: readonly string[]) => places.every(({ index }) => (row[index] ?? '') === '');
  const filled = body.filter((row) => !isEmpty(row)).length;
  if (filled === 0) return refused({ code: 'noRows' });
  if (filled > file.maxRows) return refused({ code: 'tooManyRows', rows: filled, maxRows: file.maxRows });
  const keys = places.filter(({ column }) => file.keyHeaders.includes(column.header));
  const [firstKey] = keys;
  const keyOf = (cells: readonly string[]) => {
    const key = keys.map(({ index }) => (cells[index] ?? '').toUpperCase());
    return key.every((part) => part !== '') ? JSON.stringify(key) : undefined;
  };
  const rowsOfKey = new Map<string, number[]>();
  if (!file.isGrouped && !overrideDuplicates)
    for (const [index, cells] of body.entries()) {
      const key = keyOf(cells);
      if (key === undefined) continue;
      const rowsBefore = rowsOfKey.get(key);
      if (rowsBefore) rowsBefore.push(index + 2);
      else rowsOfKey.set(key, [index + 2]);
    }
  const problems: CellProblem[] = [];
  let problemCount = 0;
  let badRows = 0;
  for (const [index, cells] of body.entries()) {
    if (isEmpty(cells)) continue;
    const row = index + 2;
    const before = problemCount;
    const add = (
      header: string,
      value: string,
      code: CellProblem['code'],
      details: CellProblem['details'] = [],
    ) => {
      problemCount += 1;
      if (problems.length < shownProblems) problems.push({ row, header, value, code, details });
    };
    for (const { column, index: place } of places) {
      if (place < 0) continue;
      const value = cells[place] ?? '';
      const isKey = file.keyHeaders.includes(column.header);
      const verdict = checkCell(value, column, overrideDuplicates && !isKey);
      if (verdict) add(column.header, value, verdict.code, verdict.details);
    }
    const [first, second] = rowsOfKey.get(keyOf(cells) ?? '') ?? [];
    const other = row === first ? second : first;
    if (firstKey && other !== undefined)
      add(firstKey.column.header, cells[firstKey.index] ?? '', 'duplicate', [other]);
    if (problemCount > before) badRows += 1;
  }
  return { rows: filled, badRows, problems, problemCount, fileProblem: null };
}
