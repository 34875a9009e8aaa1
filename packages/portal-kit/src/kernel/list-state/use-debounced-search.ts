import { useEffect, useRef, useState } from 'react';

/** Pause in milliseconds after the last key before a search starts. Source: specification, section 9. */
export const searchDebounceMs = 300;

/**
 * Controls a search field's text. Calls `onSettle` 300 ms after the last key. A new value of `settled` replaces the
 * text.
 */
export function useDebouncedSearch(settled: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(settled);
  const applied = useRef(settled);
  // Texts passed to `onSettle` that the host has not applied yet, because the user can type faster than the host
  // applies changes.
  const reported = useRef([settled.trim()]);
  const settle = useRef(onSettle);
  settle.current = onSettle;

  if (settled !== applied.current) {
    applied.current = settled;
    const index = reported.current.indexOf(settled.trim());
    reported.current = index < 0 ? [settled.trim()] : reported.current.slice(index);
    if (index < 0 && settled !== text.trim()) setText(settled);
  }

  useEffect(() => {
    const next = text.trim();
    if (next === reported.current.at(-1)) return;
    const timer = setTimeout(() => {
      reported.current.push(next);
      settle.current(next);
    }, searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
