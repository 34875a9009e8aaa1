import { languageOf, translationsOf, translationsVersion } from './languages';
import { type MessageFormat, messageFormat } from './message-format';

/** What the messages of a page depend on. */
export interface MessageScope {
  /** BCP 47 locale: the language of the messages, and the format of numbers and dates. */
  readonly locale: string;
  /** IANA time zone of times. Default: the time zone of the device. */
  readonly timeZone?: string | undefined;
  /** Messages that replace the messages of portal-kit, by catalog. */
  readonly overrides?: Readonly<Record<string, object | undefined>> | undefined;
}

/** Messages of a widget. English contains the specification's texts and defines the type of every translation. */
export interface MessageCatalog<Texts, Name extends string = string> {
  (scope: string | MessageScope): Texts;
  /** The key of the catalog in translations and overrides. */
  readonly catalog: Name;
}

/** The type of messages with any words instead of the English ones. */
export type AnyWords<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => infer Text
    ? (...values: Values) => AnyWords<Text>
    : Texts extends object
      ? { [Name in keyof Texts]: AnyWords<Texts[Name]> }
      : Texts;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces single messages, also in groups. A message that is missing or undefined keeps its text. */
function replaceMessages(texts: object, replacements: object): object {
  const result: Record<string, unknown> = { ...texts };
  for (const [name, replacement] of Object.entries(replacements)) {
    const text = result[name];
    if (replacement === undefined) continue;
    result[name] = isGroup(text) && isGroup(replacement) ? replaceMessages(text, replacement) : replacement;
  }
  return result;
}

/**
 * Declares the messages of a widget. A message with values is a function, so that missing values are type errors.
 *
 * @param name - The key of the catalog in translations and overrides.
 *
 * @example
 * ```ts
 * import { defineMessages } from 'portal-kit/portal';
 *
 * const texts = defineMessages('deliveries', (format) => ({
 *   files: (count: number) =>
 *     format.plural(count, { one: '1 file', other: `${format.number(count)} files` }),
 * }));
 *
 * export const line = texts('en-US').files(1_200);
 * ```
 */
export function defineMessages<const Name extends string, Texts extends object>(
  name: Name,
  english: (format: MessageFormat) => Texts,
): MessageCatalog<Texts, Name> {
  const made = new WeakMap<object, Map<string, Texts>>();
  const withoutOverrides = {};
  const catalog = (scope: string | MessageScope): Texts => {
    const { locale, timeZone, overrides }: MessageScope =
      typeof scope === 'string' ? { locale: scope } : scope;
    const replacements = overrides?.[name];
    const known = made.get(replacements ?? withoutOverrides) ?? new Map<string, Texts>();
    made.set(replacements ?? withoutOverrides, known);
    const language = languageOf(locale);
    const key = [locale, language, timeZone, translationsVersion()].join();
    let texts = known.get(key);
    if (!texts) {
      const translated = translationsOf(language, name).map((translate) =>
        translate(messageFormat(locale, language, timeZone)),
      );
      texts = [...translated, replacements ?? {}].reduce(
        replaceMessages,
        english(messageFormat(locale, 'en', timeZone)),
      ) as Texts;
      known.set(key, texts);
    }
    return texts;
  };
  return Object.assign(catalog, { catalog: name });
}
