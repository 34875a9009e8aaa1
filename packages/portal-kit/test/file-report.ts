import type { FileReport } from '../src/features/uploads/check/problem';

/** Creates the report of a file with valid rows only. */
export const validReport = (rows: number): FileReport => ({
  rows,
  badRows: 0,
  skippedRows: 0,
  uncheckedRows: 0,
  hintedRows: 0,
  heldRows: [],
  problems: [],
  problemCount: 0,
  fileProblem: null,
});
