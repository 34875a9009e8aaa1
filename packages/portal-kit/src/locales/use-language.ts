import { useEffect, useState } from 'react';
import { isLoaded, loadLanguage } from './load-language';

/** The locale to render. */
export interface RenderedLocale {
  /** The last locale whose messages are loaded. Before the first one, the requested locale. */
  readonly locale: string;
  /** Whether messages are loaded. They are English when the code of their language cannot be loaded. */
  readonly isReady: boolean;
}

/** Loads the messages for a locale. Keeps the previous locale until they are loaded. */
export function useLanguage(requested: string, onLoadFailed: (error: unknown) => void): RenderedLocale {
  const isKnown = isLoaded(requested);
  const [settled, setSettled] = useState<string | undefined>(isKnown ? requested : undefined);
  if (isKnown && settled !== requested) setSettled(requested);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function does not load the messages again
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    loadLanguage(requested)
      .catch((error: unknown) => isCurrent && onLoadFailed(error))
      .finally(() => isCurrent && setSettled(requested));
    return () => {
      isCurrent = false;
    };
  }, [requested, isKnown]);
  return { locale: settled ?? requested, isReady: settled !== undefined };
}
