import { buildRows, buildWorkbook } from '@portal-kit/spreadsheets/test-workbook';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { toArrayBuffer } from '../../../../test/workbook';
import { formatCsv } from '../../../kernel/downloads/csv-text';
import { readFailedRows } from './report-rows';

const own = ['Row #', 'Key', 'Result', 'Field', 'Value', 'Message'];

/** Creates a server's import report: a sheet with counts, and a sheet with one line per error. */
function report(columns: readonly string[], ...lines: readonly (readonly string[])[]): ArrayBuffer {
  const rows = [[...own, ...columns], ...lines];
  return buildWorkbook({ Summary: buildRows([['Import report', 'Value']]), Rows: buildRows(rows) }).buffer;
}
const failedWith = (...cells: readonly string[]) =>
  report(
    cells.map((_, index) => `C${index}`),
    ['2', 'A', 'Failed', '', '', 'No', ...cells],
  );
const failedRowsCsv = (bytes: ArrayBuffer) => formatCsv(readFailedRows(bytes));
const readCsvRows = (csv: string) => Papa.parse<string[]>(csv).data;

describe('readFailedRows()', () => {
  test('readFailedRows() returns each failed row once with the columns of the uploaded file', () => {
    const csv = failedRowsCsv(
      report(
        ['SKU', 'Size'],
        ['2', 'A-1', 'Created', '', '', '', 'A-1', '750'],
        ['3', 'A-2', 'Failed', 'Size', 'x', 'Numeric only', 'A-2', 'x'],
        ['3', 'A-2', 'Failed', 'Brand', '', 'Required Field'],
        ['4', 'A-3', 'Skipped duplicate', 'SKU', 'A-3', 'Duplicate', 'A-3', '1'],
        ['5', 'A-4', 'Failed', 'Size', '0', 'cannot be 0', 'A-4', '0'],
      ),
    );
    expect(csv).toBe('SKU,Size\r\nA-2,x\r\nA-4,0');
  });

  test('readFailedRows() returns the header for a report without failed rows', () => {
    expect(failedRowsCsv(report(['SKU'], ['2', 'A', 'Created', '', '', '', 'A']))).toBe('SKU');
  });

  test('readFailedRows() keeps quotes, commas, line breaks and all characters', () => {
    const cells = ['say "dry", please', 'É 日本 🍷', 'two\nlines', ' x'];
    expect(readCsvRows(failedRowsCsv(failedWith(...cells)))).toEqual([
      ['C0', 'C1', 'C2', 'C3'],
      cells.map((cell) => cell.trim()),
    ]);
  });

  test.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    ' =1+1',
    '\u00a0=1+1',
    'first\n =1+1',
    'first\r\n\n=1+1',
    '=HYPERLINK("http://x","a, b")',
  ])('readFailedRows() escapes the formula %j', (cell) => {
    const [, [written = ''] = []] = readCsvRows(failedRowsCsv(failedWith(cell)));
    expect(written.split('\n').some((line) => /^\s*[=+\-@]/.test(line))).toBe(false);
    expect(written.replace("'", '')).toBe(cell.trim());
  });

  test.each(['\tx', '\rx', ' \tx'])('readFailedRows() escapes a formula in the later line %j', (line) => {
    const csv = failedRowsCsv(failedWith(`first\n${line}`));
    expect(csv).toBe(`C0\r\n"first\n'${line}"`);
  });

  test.each(['-5', '+5', '-0.25', '12'])('readFailedRows() keeps the number %s', (cell) => {
    expect(readCsvRows(failedRowsCsv(failedWith(cell)))[1]).toEqual([cell]);
  });

  test('readFailedRows() rejects a workbook that is not a report', () => {
    expect(() => failedRowsCsv(buildWorkbook({ Items: buildRows([['SKU']]) }).buffer)).toThrow();
    expect(() => failedRowsCsv(toArrayBuffer('<html>'))).toThrow();
  });
});
