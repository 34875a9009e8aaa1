import { useMemo } from 'react';
import { fold } from './fold';
import type { ListOption } from './windowed-listbox';

/** The options whose label or detail contains every word of the query; case and accents do not count. */
export function useOptionFilter(options: readonly ListOption[], query: string): readonly ListOption[] {
  const folded = useMemo(
    () => options.map((option) => fold(`${option.label} ${option.detail ?? ''} ${option.id}`)),
    [options],
  );
  return useMemo(() => {
    const words = fold(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return options;
    return options.filter((_, index) => words.every((word) => folded[index]?.includes(word)));
  }, [options, folded, query]);
}
