import { useEffect, useRef, useState } from 'react';

/** Source: specification, section 9. Milliseconds. */
export const searchDebounceMs = 300;

/** The text being typed, told to `onSettle` when it has rested for 300 ms; a change from outside replaces it. */
export function useDebouncedSearch(settled: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(settled);
  const last = useRef(settled);
  const settle = useRef(onSettle);
  settle.current = onSettle;

  if (settled !== last.current) {
    last.current = settled;
    if (settled !== text.trim()) setText(settled);
  }

  useEffect(() => {
    const next = text.trim();
    if (next === last.current) return;
    const timer = setTimeout(() => {
      last.current = next;
      settle.current(next);
    }, searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
