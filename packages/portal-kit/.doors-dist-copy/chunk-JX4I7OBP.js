'use client';

// src/kernel/portal/use-focus-heir.ts
import { useCallback, useRef } from "react";
function useFocusHeir(heirOf) {
  const last = useRef(null);
  const latest = useRef(heirOf);
  latest.current = heirOf;
  return useCallback((element) => {
    if (!element && last.current?.matches(":focus-within")) latest.current(last.current)?.focus();
    last.current = element;
  }, []);
}

export {
  useFocusHeir
};
