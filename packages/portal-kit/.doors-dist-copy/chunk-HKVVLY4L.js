'use client';

// src/lists/use-debounced-search.ts
import { useEffect, useRef, useState } from "react";
var searchDebounceMs = 300;
function useDebouncedSearch(settled, onSettle) {
  const [text, setText] = useState(settled);
  const host = useRef(settled);
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
  return [text, setText];
}

export {
  useDebouncedSearch
};
