import { describe, expect, test } from 'vitest';
import { shapePairs, textPairs } from './color-pairs';
import { dark, light } from './palettes';

/** Relative luminance of WCAG 2.2, 0 to 1. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

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
