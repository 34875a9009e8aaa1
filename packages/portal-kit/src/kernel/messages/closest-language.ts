/**
 * Finds the language for a locale: the locale itself, its language, or another region of its language. Returns
 * `undefined` if `languages` has none of them.
 *
 * @param locale - BCP 47 locale.
 * @param languages - BCP 47 languages and locales.
 *
 * @example
 * ```ts
 * import { closestLanguage } from 'portal-kit/languages';
 *
 * export const language = closestLanguage('fr-FR', ['en', 'fr-CA']);
 * ```
 */
export function closestLanguage(locale: string, languages: readonly string[]): string | undefined {
  const [language] = locale.split('-');
  return (
    languages.find((known) => known === locale) ??
    languages.find((known) => known === language) ??
    languages.find((known) => known.split('-')[0] === language)
  );
}
