import { type RefCallback, useCallback, useRef } from 'react';

/** Marks a scroll container with `data-scrolls-sideways` while its table is wider than the container. */
export function useSidewaysScrolling(): RefCallback<HTMLElement> {
  const observer = useRef<ResizeObserver>(undefined);
  return useCallback((scroller) => {
    observer.current?.disconnect();
    if (!scroller) return;
    observer.current = new ResizeObserver(() =>
      scroller.toggleAttribute('data-scrolls-sideways', scroller.scrollWidth > scroller.clientWidth),
    );
    observer.current.observe(scroller);
    const table = scroller.querySelector('table');
    if (table) observer.current.observe(table);
  }, []);
}
