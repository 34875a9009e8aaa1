import { textScaleOf, useBrowserLayoutEffect } from '@portal-kit/ui/layout-effect';
import { type RefObject, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns whether an element is at least this wide at the default font size. The first render expects the window's
 * width, and the element is measured before the first paint.
 */
export function useIsWide(element: RefObject<HTMLElement | null>, minPx: number): boolean {
  // The first render in a browser must equal the markup of a server.
  const isExpected = useSyncExternalStore(
    never,
    () => window.innerWidth >= minPx,
    () => false,
  );
  const [isWide, setWide] = useState(isExpected);
  useBrowserLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWide(current.clientWidth / textScaleOf(current) >= minPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, minPx]);
  return isWide;
}
