import { closestLanguage } from '../kernel/messages/closest-language';
import { addCatalogs, type CatalogTranslations } from '../kernel/messages/translate';
import type { PartialTranslation, Translation } from './messages';

const translations: Readonly<Record<string, () => Promise<{ readonly translation: Translation }>>> = {
  de: () => import('./de/translation'),
  es: () => import('./es/translation'),
  'fr-CA': () => import('./fr-ca/translation'),
};

/** Languages of the widgets, BCP 47. English is part of every widget; the other languages load on demand. */
export const languages: readonly string[] = ['en', ...Object.keys(translations)];

const loads = new Map<string, Promise<void>>();
/** Locales whose messages are loaded. */
const loadedLocales = new Set<string>();

/** Returns whether the messages for a locale are loaded. English is part of every widget. */
export const isLoaded = (locale: string): boolean => /^en\b/.test(locale) || loadedLocales.has(locale);

/**
 * Loads the messages for a locale. Widgets load their language themselves; call the function before the first render to
 * load the language earlier, or on a server, which renders English otherwise. A locale without a translation resolves at
 * once: its texts are English, and its numbers and dates follow the locale.
 *
 * Errors: rejects when the code of the language cannot be loaded. The next call loads it again.
 *
 * @param locale - BCP 47 locale. `es-MX` loads Spanish, and `fr` loads the French of Canada.
 *
 * @example
 * ```ts
 * import { loadLanguage } from 'portal-kit/languages';
 *
 * await loadLanguage('de-AT');
 * ```
 */
export async function loadLanguage(locale: string): Promise<void> {
  const language = closestLanguage(locale, languages) ?? 'en';
  const load = translations[language];
  if (load) {
    const loading =
      loads.get(language) ?? load().then(({ translation }) => addCatalogs(language, translation, true));
    loads.set(language, loading);
    await loading.catch((error: unknown) => {
      loads.delete(language);
      throw error;
    });
  }
  loadedLocales.add(locale);
}

/**
 * Adds messages of a language or locale, and replaces messages that it has. Messages that are left out stay English. Call
 * the function before the first render of a widget.
 *
 * @param language - BCP 47 language (`it`) or locale (`pt-BR`).
 * @param translations - Messages by catalog: the catalogs of the widgets, and catalogs of `defineMessages`.
 *
 * @example
 * ```ts
 * import { addTranslations } from 'portal-kit/languages';
 *
 * addTranslations('it', { items: () => ({ title: 'Articoli' }) });
 * ```
 */
export function addTranslations(
  language: string,
  translations: PartialTranslation & CatalogTranslations,
): void {
  addCatalogs(language, translations);
}
