import { textScaleOf, useBrowserLayoutEffect } from '@portal-kit/ui/layout-effect';
import { type RefObject, useState } from 'react';

/** Whether an element is at least this wide at the default font size. Measured before the first paint. */
export function useIsWide(element: RefObject<HTMLElement | null>, minPx: number): boolean {
  const [isWide, setWide] = useState(false);
  useBrowserLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWide(current.clientWidth >= minPx * textScaleOf(current));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, minPx]);
  return isWide;
}
