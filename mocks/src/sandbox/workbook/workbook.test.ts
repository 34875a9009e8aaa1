import { expect, test } from 'vitest';
import { escapeFormula, exportFileName } from './workbook.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+cmd', "'+cmd"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['  =1', "'  =1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['first\n=1', "first\n'=1"],
  ['\r=1', "'\r'=1"],
  ['first\r\n\r\n=1', "first\r\n\r\n'=1"],
  ['\uff1d1+1', "'\uff1d1+1"],
  [' \uff20SUM(A1)', "' \uff20SUM(A1)"],
  ['-12.5', '-12.5'],
  ['Fen Block = good', 'Fen Block = good'],
  ['', ''],
])('the cell text %j is written as %j', (text, expected) => {
  expect(escapeFormula(text)).toBe(expected);
});

test('the file name of an export contains supplier, kind and minute', () => {
  expect(exportFileName('SUP-1001', 'items', new Date('2026-11-20T09:05:59Z'))).toBe(
    'SUP-1001_items_20261120-0905.xlsx',
  );
});
