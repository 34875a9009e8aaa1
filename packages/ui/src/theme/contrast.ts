import type { light } from './palettes';

/** The name of a color of the theme. */
export type Color = keyof typeof light;

/** Computes the relative luminance of WCAG 2.2, 0 to 1. */
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

/** Computes the contrast of two colors, 1 to 21, as WCAG 2.2 defines it. Both colors are hexadecimal: `#1f4d7a`. */
export function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces: readonly Color[] = ['surface', 'page', 'hover', 'raised'];
const inks: readonly Color[] = ['ink', 'inkSecondary', 'inkMuted'];

/** Text colors with their backgrounds: 4.5:1. */
export const textPairs: readonly (readonly [Color, Color])[] = [
  ...inks.flatMap((ink) => surfaces.map((surface) => [ink, surface] as const)),
  ['ink', 'line'],
  ['accentText', 'accentTint'],
  ['accentText', 'surface'],
  ['accentText', 'raised'],
  ['accentText', 'hover'],
  ['accentInk', 'accent'],
  ['accentInk', 'accentHover'],
  ['bad', 'surface'],
  ['bad', 'page'],
  ['bad', 'raised'],
  ['bad', 'badTint'],
  ['ink', 'badTint'],
  ['surface', 'bad'],
  ['inverseInk', 'inverse'],
  ['inverseMuted', 'inverse'],
];

/** Non-text colors with their backgrounds, 3:1: field borders, focus outlines, icons and status dots. */
export const shapePairs: readonly (readonly [Color, Color])[] = [
  ...(['control', 'accent', 'bad'] as const).flatMap((edge) =>
    (['surface', 'page', 'raised', 'hover'] as const).map((surface) => [edge, surface] as const),
  ),
  ['accentInk', 'accent'],
  ['focus', 'surface'],
  ['focus', 'page'],
  ['focus', 'raised'],
  ['focus', 'hover'],
  ...(['ok', 'info', 'teal', 'warn', 'bad', 'neutral'] as const).flatMap((dot) =>
    (['surface', 'hover', 'raised'] as const).map((surface) => [dot, surface] as const),
  ),
];
