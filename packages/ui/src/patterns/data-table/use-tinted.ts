import { useEffect, useState } from 'react';

const delayMs = 200;

/**
 * Returns whether outdated rows are tinted. The tint starts after 200 ms, because a faster response replaces the rows.
 */
export function useTinted(isOutdated: boolean): boolean {
  const [isTinted, setTinted] = useState(false);
  useEffect(() => {
    if (!isOutdated) return;
    const timer = setTimeout(() => setTinted(true), delayMs);
    return () => {
      clearTimeout(timer);
      setTinted(false);
    };
  }, [isOutdated]);
  return isTinted && isOutdated;
}
