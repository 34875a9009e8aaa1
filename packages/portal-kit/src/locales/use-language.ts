import { useEffect, useState } from 'react';
import { isLanguageLoaded, loadLanguage } from './load-language';

/** The locale to render. */
export interface RenderedLocale {
  /** The last locale whose messages are loaded. Before the first one, the requested locale. */
  readonly locale: string;
  /** Whether messages are loaded. They are English when the code of their language cannot be loaded. */
  readonly isReady: boolean;
}

/** Loads the messages for a locale. Keeps the previous locale until they are loaded. */
export function useLanguage(requested: string, onLoadFailed: (error: unknown) => void): RenderedLocale {
  const isLoaded = isLanguageLoaded(requested);
  const [settled, setSettled] = useState<string | undefined>(isLoaded ? requested : undefined);
  if (isLoaded && settled !== requested) setSettled(requested);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function does not load the messages again
  useEffect(() => {
    if (isLoaded) return;
    let isCurrent = true;
    const settle = () => isCurrent && setSettled(requested);
    loadLanguage(requested).then(settle, (error: unknown) => {
      if (!isCurrent) return;
      onLoadFailed(error);
      settle();
    });
    return () => {
      isCurrent = false;
    };
  }, [requested, isLoaded]);
  return { locale: settled ?? requested, isReady: settled !== undefined };
}
