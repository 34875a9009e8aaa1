import { type MessageFormat, messageFormat } from './message-format';

/** Messages of a widget. English contains the specification's texts and defines the type of every translation. */
export interface MessageCatalog<Texts> {
  (locale: string): Texts;
  /** Adds a translation for a language (`fr`) or a locale (`fr-CA`). */
  add: (language: string, texts: (format: MessageFormat) => Texts) => void;
}

/**
 * Declares the messages of a widget. A message with values is a function, so that missing values are type errors.
 *
 * @example
 * ```ts
 * import { defineMessages } from 'portal-kit/portal';
 *
 * const texts = defineMessages((format) => ({
 *   files: (count: number) =>
 *     format.plural(count, { one: '1 file', other: `${format.number(count)} files` }),
 * }));
 *
 * texts.add('fr', (format) => ({ files: (count) => `${format.number(count)} fichiers` }));
 *
 * export const line = texts('fr-CA').files(1_200);
 * ```
 */
export function defineMessages<Texts extends object>(
  english: (format: MessageFormat) => Texts,
): MessageCatalog<Texts> {
  const languages = new Map<string, (format: MessageFormat) => Texts>([['en', english]]);
  const made = new Map<string, Texts>();
  const catalog = (locale: string): Texts => {
    const known = made.get(locale);
    if (known) return known;
    const language = locale.split('-')[0] ?? 'en';
    const write = languages.get(locale) ?? languages.get(language);
    // If there is no translation, numbers and plurals are English too.
    const texts = write ? write(messageFormat(locale)) : english(messageFormat('en-US'));
    made.set(locale, texts);
    return texts;
  };
  return Object.assign(catalog, {
    add: (language: string, texts: (format: MessageFormat) => Texts) => {
      languages.set(language, texts);
      made.clear();
    },
  });
}
