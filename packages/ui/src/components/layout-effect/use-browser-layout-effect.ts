import { useEffect, useLayoutEffect } from 'react';

/**
 * `useLayoutEffect` in a browser, and no effect on a server, where React 18 would log a warning.
 *
 * @example
 * ```tsx
 * import { useBrowserLayoutEffect } from '@portal-kit/ui/layout-effect';
 * import { useRef, useState } from 'react';
 *
 * export function Width() {
 *   const box = useRef<HTMLParagraphElement>(null);
 *   const [widthPx, setWidthPx] = useState(0);
 *   useBrowserLayoutEffect(() => setWidthPx(box.current?.clientWidth ?? 0), []);
 *   return <p ref={box}>{widthPx} px</p>;
 * }
 * ```
 */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
