import { textScaleOf, useBrowserLayoutEffect } from '@portal-kit/ui/layout-effect';
import { type RefObject, useRef, useState, useSyncExternalStore } from 'react';

/** Width of the list that was measured last, in pixels at the default font size. */
let lastWidthPx: number | undefined;

/** Lists of one page have about the same width. */
const expectedWidthPx = () => lastWidthPx ?? window.innerWidth;

const never = () => () => {};

/**
 * Whether an element is at least this wide at the default font size. Measured before the first paint. The first render
 * expects the width of the last list, because another number of columns needs a second render and layout.
 */
export function useIsWide(element: RefObject<HTMLElement | null>, minPx: number): boolean {
  const expected = useRef<boolean>(undefined);
  // The first render in a browser must equal the markup of a server.
  const isExpected = useSyncExternalStore(
    never,
    () => {
      expected.current ??= expectedWidthPx() >= minPx;
      return expected.current;
    },
    () => false,
  );
  const [isWide, setWide] = useState(isExpected);
  useBrowserLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const widthPx = current.clientWidth / textScaleOf(current);
      if (widthPx > 0) lastWidthPx = widthPx;
      setWide(widthPx >= minPx);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, minPx]);
  return isWide;
}
