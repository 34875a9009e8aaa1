import type { MessageFormat } from './message-format';

/** The messages of one language, by catalog. */
export type CatalogTranslations = Readonly<Record<string, (format: MessageFormat) => object>>;

const translations = new Map<string, CatalogTranslations>();

/** The language of `locale` in `languages`: the locale itself, its language, or another region of its language. */
export function closestLanguage(locale: string, languages: readonly string[]): string | undefined {
  const [language] = locale.split('-');
  return (
    languages.find((known) => known === locale) ??
    languages.find((known) => known === language) ??
    languages.find((known) => known.split('-')[0] === language)
  );
}

/** Adds messages of a language (`es`) or of a locale (`fr-CA`) to the messages that are already known. */
export function addTranslations(language: string, added: CatalogTranslations): void {
  translations.set(language, { ...translations.get(language), ...added });
}

/** The language of the messages for a locale: a language with translations, or `en`. */
export function languageOf(locale: string): string {
  return closestLanguage(locale, [...translations.keys()]) ?? 'en';
}

/** The messages of a language; `undefined` for English, whose messages are part of the widgets. */
export const translationOf = (language: string): CatalogTranslations | undefined =>
  translations.get(language);
