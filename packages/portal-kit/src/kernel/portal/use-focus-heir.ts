import { useCallback, useRef } from 'react';

const isFocusNowhere = ({ ownerDocument: { activeElement, body } }: HTMLElement) =>
  activeElement === null || activeElement === body;

/**
 * A ref for what may go while the focus is in it: the heir takes the focus over. `isAsking` while a question of its own
 * stands open: what it goes with may be gone before the question has given the focus back.
 */
export function useFocusHeir(
  heirOf: (gone: HTMLElement) => HTMLElement | null | undefined,
  isAsking = false,
) {
  const last = useRef<HTMLElement | null>(null);
  const hasAsked = useRef(false);
  if (isAsking) hasAsked.current = true;
  const latest = useRef(heirOf);
  latest.current = heirOf;
  return useCallback((element: HTMLElement | null) => {
    // React lets go of an element just before it takes it out of the page.
    const gone = element ? null : last.current;
    last.current = element;
    if (!gone) return;
    if (gone.matches(':focus-within') || (hasAsked.current && isFocusNowhere(gone)))
      latest.current(gone)?.focus();
  }, []);
}
