import { contrast, shapePairs, textPairs } from 'virtual:contrast';
import { propertyName } from 'virtual:host-properties';
import type { TokenChanges } from '../address/playground-state';
import { themeColors } from './theme-css';

export interface ContrastProblem {
  readonly theme: 'light' | 'dark';
  /** Names of the properties without their prefix. */
  readonly color: string;
  readonly background: string;
  readonly ratio: number;
  readonly required: number;
}

const pairs = [
  ...textPairs.map((pair) => [...pair, 4.5] as const),
  ...shapePairs.map((pair) => [...pair, 3] as const),
];

/**
 * Finds the pairs of colors with a changed color whose contrast is lower than WCAG 2.2 AA requires, the lowest ratio
 * first.
 */
export function findContrastProblems(changes: TokenChanges): ContrastProblem[] {
  const colors = themeColors(changes);
  const found = (['light', 'dark'] as const).flatMap((theme) =>
    pairs.flatMap(([one, other, required]) => {
      const [color, background] = [one, other].map((name) => propertyName(['color', name])) as [
        string,
        string,
      ];
      const isChanged = changes[theme][color] !== undefined || changes[theme][background] !== undefined;
      if (!isChanged) return [];
      const ratio = contrast(colors[theme][color] ?? '', colors[theme][background] ?? '');
      return ratio < required ? [{ theme, color, background, ratio, required }] : [];
    }),
  );
  return found.toSorted((a, b) => a.ratio - b.ratio);
}
