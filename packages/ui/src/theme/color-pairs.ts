import type { light } from './palettes';

/** The name of a color of the theme. */
export type Color = keyof typeof light;

const surfaces: readonly Color[] = ['surface', 'page', 'hover', 'raised'];
const inks: readonly Color[] = ['ink', 'inkSecondary', 'inkMuted'];

/** Text colors with their backgrounds. Their contrast is at least 4.5:1. */
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

/** Non-text colors with their backgrounds: field borders, focus outlines, icons and status dots. Their contrast is at least 3:1. */
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
