/**
 * Item type codes with the order and labels of the specification. W is deprecated: existing items show it, new items
 * cannot use it.
 */
export const itemTypes = [
  { code: 'M', label: '16% Alcohol or Less', maxAbv: 16 },
  { code: 'F', label: 'Over 16% to 21%', minAbv: 16.1, maxAbv: 21 },
  { code: 'G', label: 'Over 21% to 24%', minAbv: 21.1, maxAbv: 24 },
  { code: 'L', label: 'Distilled Spirits', minAbv: 0.6 },
  { code: 'B', label: 'Beer', minAbv: 0.5, maxAbv: 15 },
  { code: 'C', label: 'Artificially Carbonated', maxAbv: 24 },
  { code: 'H', label: 'Hard Cider', minAbv: 0.5, maxAbv: 8.5 },
  { code: 'N', label: 'Non-Alcoholic', maxAbv: 0.4 },
  { code: 'P', label: 'Sparkling Wine', maxAbv: 24 },
  { code: 'A', label: 'Ale', minAbv: 0.5, maxAbv: 20 },
  { code: 'O', label: 'Other' },
  { code: 'W', label: 'Wine', isOutdated: true },
] as const satisfies readonly {
  code: string;
  label: string;
  /** Range of the usual strength in percent by volume with one decimal. Both ends are usual. */
  minAbv?: number;
  maxAbv?: number;
  isOutdated?: boolean;
}[];

const labels = new Map<string, string>(itemTypes.map(({ code, label }) => [code, label]));

/** Label of a type code; an unknown code is returned unchanged, a missing code as empty text. */
export function itemTypeLabel(code: string | null | undefined): string {
  return labels.get(code ?? '') ?? code ?? '';
}

/** Whether a strength (percent by volume) is unusual for a type. An unusual strength shows a hint, never an error. */
export function isUnusualStrength(typeCode: string, alcoholByVolume: string): boolean {
  const type = itemTypes.find(({ code }) => code === typeCode);
  const abv = Number(alcoholByVolume);
  if (!type || alcoholByVolume.trim() === '' || Number.isNaN(abv)) return false;
  if ('minAbv' in type && abv < type.minAbv) return true;
  return 'maxAbv' in type && abv > type.maxAbv;
}
