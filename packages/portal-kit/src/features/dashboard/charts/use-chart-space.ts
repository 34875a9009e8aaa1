import { textScaleOf, useBrowserLayoutEffect } from '@portal-kit/ui/layout-effect';
import { type RefObject, useRef, useState } from 'react';

interface ChartSpace {
  element: RefObject<HTMLDivElement | null>;
  /** Width of the element in pixels; 0 before it is in the page. */
  widthPx: number;
  /** The factor by which text is larger than in the design. */
  scale: number;
}

/** Measures the space of a chart. */
export function useChartSpace(): ChartSpace {
  const element = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ widthPx: 0, scale: 1 });
  useBrowserLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setSpace({ widthPx: current.clientWidth, scale: textScaleOf(current) });
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, []);
  return { element, ...space };
}
