import { type ChangeEvent, useRef } from 'react';

const delayMs = 300;

/** A change handler that reports the search text after the user has stopped typing. */
export function useDelayedSearch(onSearch: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const text = event.target.value.trim();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text), delayMs);
  };
}
