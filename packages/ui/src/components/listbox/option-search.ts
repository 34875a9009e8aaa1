import { useMemo } from 'react';
import type { ListOption } from './listbox';

/** Removes accents and case. */
export const normalizeText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The options whose label, detail or id contains every word of the query, ignoring case and accents. An option whose
 * id equals the query comes first.
 */
export function useOptionSearch(options: readonly ListOption[], query: string): readonly ListOption[] {
  const texts = useMemo(
    () => options.map(({ label, detail = '', id }) => normalizeText(`${label} ${detail} ${id}`)),
    [options],
  );
  return useMemo(() => {
    const words = normalizeText(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return options;
    const matches = options.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
    const exact = matches.find(({ id }) => normalizeText(id) === words[0]);
    return exact ? [exact, ...matches.filter((match) => match !== exact)] : matches;
  }, [options, texts, query]);
}
