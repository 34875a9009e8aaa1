import type { MessageFormat } from './message-format';

/** The messages of one language, by catalog. */
export type CatalogTranslations = Readonly<Record<string, (format: MessageFormat) => object>>;

/** Later translations of a language replace messages of earlier ones. */
const translations = new Map<string, readonly CatalogTranslations[]>();
let version = 0;

/** Changes with every added translation. */
export const translationsVersion = (): number => version;

/** The language of `locale` in `languages`: the locale itself, its language, or another region of its language. */
export function closestLanguage(locale: string, languages: readonly string[]): string | undefined {
  const [language] = locale.split('-');
  return (
    languages.find((known) => known === locale) ??
    languages.find((known) => known === language) ??
    languages.find((known) => known.split('-')[0] === language)
  );
}

/**
 * Adds messages of a language (`es`) or of a locale (`fr-CA`).
 *
 * @param isBase - Whether the messages that were added before replace these messages. Default false.
 */
export function addTranslations(language: string, added: CatalogTranslations, isBase = false): void {
  const known = translations.get(language) ?? [];
  translations.set(language, isBase ? [added, ...known] : [...known, added]);
  version += 1;
}

/** The language of the messages for a locale: a language with translations, or `en`. */
export function languageOf(locale: string): string {
  return closestLanguage(locale, [...translations.keys()]) ?? 'en';
}

/** The translations of a catalog into a language, in the order in which they replace messages. */
export const translationsOf = (language: string, catalog: string) =>
  (translations.get(language) ?? []).flatMap((translation) => translation[catalog] ?? []);
