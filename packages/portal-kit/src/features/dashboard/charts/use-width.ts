import { useBrowserLayoutEffect } from '@portal-kit/ui/layout-effect';
import { type RefObject, useRef, useState } from 'react';

/** Current width of an element in pixels; 0 before it is in the page. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [widthPx, setWidth] = useState(0);
  useBrowserLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, []);
  return [element, widthPx];
}
