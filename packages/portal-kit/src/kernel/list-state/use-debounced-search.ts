import { useEffect, useRef, useState } from 'react';

/** Source: specification, section 9. Milliseconds. */
export const searchDebounceMs = 300;

/** The text being typed, told to `onSettle` when it has rested for 300 ms; a change from outside replaces it. */
export function useDebouncedSearch(settled: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(settled);
  const host = useRef(settled);
  // What was told and not taken over yet: a host may be slower than the next word.
  const told = useRef([settled.trim()]);
  const settle = useRef(onSettle);
  settle.current = onSettle;

  if (settled !== host.current) {
    host.current = settled;
    const place = told.current.indexOf(settled.trim());
    told.current = place < 0 ? [settled.trim()] : told.current.slice(place);
    if (place < 0 && settled !== text.trim()) setText(settled);
  }

  useEffect(() => {
    const next = text.trim();
    if (next === told.current.at(-1)) return;
    const timer = setTimeout(() => {
      told.current.push(next);
      settle.current(next);
    }, searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
