import { startTransition, useEffect, useState } from 'react';

/**
 * Returns false until the component's first frame is painted, for work that would delay that frame. The render that
 * follows doesn't block input. `useDeferredValue` would start such work before the frame.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
