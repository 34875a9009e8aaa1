/** Locales whose messages are loaded. */
export const loadedLocales = new Set<string>();

/** Whether the messages for a locale are known to be loaded. English is part of every widget. */
export const isLoaded = (locale: string): boolean => /^en\b/.test(locale) || loadedLocales.has(locale);
