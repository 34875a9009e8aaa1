import { expect, test } from 'vitest';
import { computeCheckDigit, hasCheckDigit } from './check-digit';

test.each([
  ['00614141123456789', '0'],
  ['10614141192837465', '7'],
  ['37610425002123456', '9'],
  ['03600029145', '2'],
  ['629104150021', '3'],
])('the GS1 check digit of %s is %s', (digits, expected) => {
  expect(computeCheckDigit(digits)).toBe(expected);
  expect(hasCheckDigit(digits + expected)).toBe(true);
  expect(hasCheckDigit(digits + ((Number(expected) + 1) % 10))).toBe(false);
});
