import { expect, test } from 'vitest';
import { hasContainerCheckDigit } from './container-number';

test('a container number with a wrong ISO 6346 check digit counts as unusual', () => {
  expect(['CSQU3054383', 'ZQXU1188020', 'csqu3054383'].map(hasContainerCheckDigit)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['CSQU3054384', 'ZQXU1188021'].map(hasContainerCheckDigit)).toEqual([false, false]);
});
