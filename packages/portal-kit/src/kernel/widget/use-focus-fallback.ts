import { useCallback, useRef } from 'react';

/**
 * Returns a ref for an element that can unmount while it has focus. The hook then moves focus to the fallback element.
 */
export function useFocusFallback(getFallback: (removed: HTMLElement) => HTMLElement | null | undefined) {
  const last = useRef<HTMLElement | null>(null);
  const latest = useRef(getFallback);
  latest.current = getFallback;
  return useCallback((element: HTMLElement | null) => {
    // React calls the ref with null before it removes the element from the page.
    if (!element && last.current?.matches(':focus-within')) latest.current(last.current)?.focus();
    last.current = element;
  }, []);
}
