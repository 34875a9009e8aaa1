import { expect, test } from 'vitest';
import { contrast } from './contrast';

test('the contrast of black and white is 21, in any order', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#000000')).toBe(21);
});

test('the contrast of a gray on white matches WCAG', () => {
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
