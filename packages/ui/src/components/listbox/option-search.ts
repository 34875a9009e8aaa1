import { useDeferredValue, useMemo } from 'react';
import type { ListOption } from './listbox';

/** Removes accents and case. */
export const normalizeText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Position of a match: options with the query as their id or detail, then labels that start with it, then the rest. */
function rankOf({ id, label, detail = '' }: ListOption, query: string): number {
  if ([id, detail].some((code) => normalizeText(code) === query)) return 0;
  return normalizeText(label).startsWith(query) ? 1 : 2;
}

/**
 * The options whose label, detail or id contains every word of the query, ignoring case and accents. An option whose id
 * or detail equals the query comes first, then the options whose label starts with the query.
 */
export function useOptionSearch(options: readonly ListOption[], query: string): readonly ListOption[] {
  // An open list of thousands of options is painted before its texts are normalized.
  const isPainted = useDeferredValue(true, false);
  const isNeeded = isPainted || query !== '';
  const texts = useMemo(
    () =>
      isNeeded ? options.map(({ label, detail = '', id }) => normalizeText(`${label} ${detail} ${id}`)) : [],
    [options, isNeeded],
  );
  return useMemo(() => {
    const sought = normalizeText(query).trim();
    if (sought === '') return options;
    const words = sought.split(/\s+/);
    return options
      .filter((_, index) => words.every((word) => texts[index]?.includes(word)))
      .map((option) => ({ option, rank: rankOf(option, sought) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ option }) => option);
  }, [options, texts, query]);
}
