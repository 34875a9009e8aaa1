import { useBrowserLayoutEffect } from '@portal-kit/ui/layout-effect';
import { type RefObject, useRef, useState } from 'react';

/** The room that an element has, as it changes; 0 until it is in the page. Pixels. */
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
