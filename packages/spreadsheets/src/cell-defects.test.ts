import { expect, test } from 'vitest';
import { isFormulaError, isShortenedNumber, removeFormulaGuards } from './cell-defects.ts';

test.each(['#N/A', '#n/a', '#REF!', '#NV', '#WERT!', '#¡VALOR!', '#NOM?'])(
  '%s is a formula error',
  (text) => {
    expect(isFormulaError(text)).toBe(true);
  },
);

test.each(['#1', '# 12', 'N/A', '#Fen Block', ''])('%j is not a formula error', (text) => {
  expect(isFormulaError(text)).toBe(false);
});

test.each([
  ['8.3E+11', true],
  ['2,2E+13', true],
  ['830000000000', false],
  ['E+1', false],
])('%j is a shortened number: %s', (text, expected) => {
  expect(isShortenedNumber(text)).toBe(expected);
});

test.each([
  ["'=1+1", '=1+1'],
  ["'-5 dry", '-5 dry'],
  ["x;'=cmd", 'x;=cmd'],
  ["L'Orme", "L'Orme"],
  ["'quoted'", "'quoted'"],
])('the cell %j of an export is %j', (text, expected) => {
  expect(removeFormulaGuards(text)).toBe(expected);
});
