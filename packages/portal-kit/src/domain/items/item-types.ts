import { getCodeLabel } from '../../kernel/messages/code-label';
import { defineMessages } from '../../kernel/messages/define-messages';

/**
 * Item type codes in the order of the specification. W is deprecated: existing items show it, new items
 * cannot use it.
 */
export const itemTypes = [
  { code: 'M', maxAbv: 16 },
  { code: 'F', minAbv: 16.1, maxAbv: 21 },
  { code: 'G', minAbv: 21.1, maxAbv: 24 },
  { code: 'L', minAbv: 0.6 },
  { code: 'B', minAbv: 0.5, maxAbv: 15 },
  { code: 'C', maxAbv: 24 },
  { code: 'H', minAbv: 0.5, maxAbv: 8.5 },
  { code: 'N', maxAbv: 0.4 },
  { code: 'P', maxAbv: 24 },
  { code: 'A', minAbv: 0.5, maxAbv: 20 },
  { code: 'O' },
  { code: 'W', isOutdated: true },
] as const satisfies readonly {
  code: string;
  /** Range of the usual strength in percent by volume with one decimal. Both ends are usual. */
  minAbv?: number;
  maxAbv?: number;
  isOutdated?: boolean;
}[];

/** Names of the item types. Source: specification, section 5 (exact texts). */
export const itemTypeMessages = defineMessages('itemType', () => ({
  names: {
    M: '16% Alcohol or Less',
    F: 'Over 16% to 21%',
    G: 'Over 21% to 24%',
    L: 'Distilled Spirits',
    B: 'Beer',
    C: 'Artificially Carbonated',
    H: 'Hard Cider',
    N: 'Non-Alcoholic',
    P: 'Sparkling Wine',
    A: 'Ale',
    O: 'Other',
    W: 'Wine',
  } satisfies Record<(typeof itemTypes)[number]['code'], string>,
}));

/** Names by type code. */
export type ItemTypeNames = Readonly<Record<string, string>>;

/** Returns a type code's name. An unknown code is returned unchanged, a missing code as an empty string. */
export const itemTypeName = (code: string | null | undefined, names: ItemTypeNames): string =>
  getCodeLabel(code, names) ?? '';

/**
 * Returns whether a strength (percent by volume) is unusual for a type. An unusual strength shows a hint, never an
 * error.
 */
export function isUnusualStrength(typeCode: string, alcoholByVolume: string): boolean {
  const type = itemTypes.find(({ code }) => code === typeCode);
  const abv = Number(alcoholByVolume);
  if (!type || alcoholByVolume.trim() === '' || Number.isNaN(abv)) return false;
  if ('minAbv' in type && abv < type.minAbv) return true;
  return 'maxAbv' in type && abv > type.maxAbv;
}
