import { describe, expect, test } from 'vitest';
import { contrast, shapePairs, textPairs } from './contrast';
import { dark, light } from './palettes';

test('the contrast function matches WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_, colors) => {
  test.each(textPairs)('text color %s on %s has a contrast of at least 4.5:1', (ink, surface) => {
    expect(contrast(colors[ink], colors[surface])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('the shape color %s on %s has a contrast of at least 3:1', (shape, surface) => {
    expect(contrast(colors[shape], colors[surface])).toBeGreaterThanOrEqual(3);
  });
});
