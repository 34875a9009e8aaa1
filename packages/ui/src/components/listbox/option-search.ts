import { useMemo } from 'react';
import { useIsPainted } from '../layout-effect/use-is-painted';
import type { ListOption } from './listbox';

/** Removes accents, case and invisible characters, so that texts are compared as people read them. */
export const normalizeText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase();

/**
 * Joins label, detail and id without accents and case. The line breaks separate them, because no word of a query
 * contains one.
 */
const getSearchText = ({ label, detail = '', id }: ListOption) =>
  normalizeText([label, detail, id].join('\n'));

/** Ranks a match: options with the query as their id or detail, then labels that start with it, then the rest. */
function rankMatch(text: string, query: string): 0 | 1 | 2 {
  const [, ...codes] = text.includes(`\n${query}`) ? text.split('\n') : [];
  if (codes.includes(query)) return 0;
  return text.startsWith(query) ? 1 : 2;
}

/** A plain loop takes half the time of callbacks here: browsers don't optimize code that runs a few times per visit. */
function includesAll(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false;
  return true;
}

/**
 * Finds the options whose label, detail or id contains every word of the query, ignoring case and accents. An option
 * whose id or detail equals the query comes first, then the options whose label starts with the query.
 */
export function useOptionSearch(options: readonly ListOption[], query: string): readonly ListOption[] {
  // An open list of thousands of options is painted before its texts are normalized.
  const isPainted = useIsPainted();
  const isNeeded = isPainted || query !== '';
  const texts = useMemo(() => (isNeeded ? options.map(getSearchText) : []), [options, isNeeded]);
  return useMemo(() => {
    const sought = normalizeText(query).trim();
    if (sought === '') return options;
    const words = sought.split(/\s+/);
    const byRank: [ListOption[], ListOption[], ListOption[]] = [[], [], []];
    for (let index = 0; index < options.length; index += 1) {
      const text = texts[index] ?? '';
      if (includesAll(text, words)) byRank[rankMatch(text, sought)].push(options[index] as ListOption);
    }
    return byRank.flat();
  }, [options, texts, query]);
}
