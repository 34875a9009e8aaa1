import { useMemo } from 'react';
import { fold } from './fold';
import type { ListOption } from './windowed-listbox';

/**
 * The options whose label, detail or id contains every word of the query, first the one whose id it is; case and
 * accents do not count.
 */
export function useOptionFilter(options: readonly ListOption[], query: string): readonly ListOption[] {
  const folded = useMemo(
    () => options.map((option) => fold(`${option.label} ${option.detail ?? ''} ${option.id}`)),
    [options],
  );
  return useMemo(() => {
    const words = fold(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return options;
    const hits = options.filter((_, index) => words.every((word) => folded[index]?.includes(word)));
    const named = hits.find(({ id }) => fold(id) === words[0]);
    return named ? [named, ...hits.filter((hit) => hit !== named)] : hits;
  }, [options, folded, query]);
}
