import { useEffect, useState } from 'react';

const delayMs = 200;

/** Whether outdated rows are dimmed. A fast response replaces the rows before that. */
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
