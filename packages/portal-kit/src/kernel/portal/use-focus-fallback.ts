import { useCallback, useRef } from 'react';

/** A ref for what may go while the focus is in it: the heir takes the focus over. */
export function useFocusFallback(heirOf: (gone: HTMLElement) => HTMLElement | null | undefined) {
  const last = useRef<HTMLElement | null>(null);
  const latest = useRef(heirOf);
  latest.current = heirOf;
  return useCallback((element: HTMLElement | null) => {
    // React lets go of an element just before it takes it out of the page.
    if (!element && last.current?.matches(':focus-within')) latest.current(last.current)?.focus();
    last.current = element;
  }, []);
}
