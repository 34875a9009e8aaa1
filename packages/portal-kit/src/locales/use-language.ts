import { useEffect, useState } from 'react';
import { isLoaded } from './loaded-locales';

/** The locale to render. */
export interface RenderedLocale {
  /** The last locale whose messages are loaded. Before the first one, the requested locale. */
  readonly locale: string;
  /** Whether messages are loaded. They are English when the code of their language cannot be loaded. */
  readonly isReady: boolean;
}

/**
 * Loads the messages for a locale, and the code for overrides. Keeps the previous locale until they are loaded.
 *
 * @param hasOverrides - Whether the host replaces single messages.
 */
export function useLanguage(
  requested: string,
  hasOverrides: boolean,
  onLoadFailed: (error: unknown) => void,
): RenderedLocale {
  const isKnown = isLoaded(requested) && !hasOverrides;
  const [settled, setSettled] = useState<string | undefined>(isKnown ? requested : undefined);
  if (isKnown && settled !== requested) setSettled(requested);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function does not load the messages again
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    const load = async () => {
      const { enableOverrides, loadLanguage } = await import('./on-demand');
      if (hasOverrides) enableOverrides();
      await loadLanguage(requested);
    };
    load()
      .catch((error: unknown) => isCurrent && onLoadFailed(error))
      .finally(() => isCurrent && setSettled(requested));
    return () => {
      isCurrent = false;
    };
  }, [requested, isKnown, hasOverrides]);
  return { locale: settled ?? requested, isReady: settled !== undefined };
}
