import { useEffect, useState } from 'react';

const delayMs = 200;

/** Whether outdated rows are dimmed. The dimming starts after 200 ms, because a faster response replaces the rows. */
export function useDimmed(isOutdated: boolean): boolean {
  const [isDimmed, setDimmed] = useState(false);
  useEffect(() => {
    if (!isOutdated) return;
    const timer = setTimeout(() => setDimmed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setDimmed(false);
    };
  }, [isOutdated]);
  return isDimmed && isOutdated;
}
