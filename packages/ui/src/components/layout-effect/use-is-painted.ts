import { startTransition, useEffect, useState } from 'react';

/**
 * False until the first frame of the component is painted, for work that would delay that frame. The render that follows
 * does not block input. `useDeferredValue` also starts such work before the frame.
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
