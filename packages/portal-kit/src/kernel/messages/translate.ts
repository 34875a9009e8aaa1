import { isObject } from '../is-object';
import { closestLanguage } from './closest-language';
import { type MessageFormat, messageFormat } from './message-format';

/** Locale, time zone and overrides of a page's messages. Pass the same object in every render. */
export interface MessageScope {
  /** BCP 47 locale: the language of the messages, and the format of numbers and dates. */
  readonly locale: string;
  /** IANA time zone of times. Default: the time zone of the device. */
  readonly timeZone?: string | undefined;
  /** Messages that replace the messages of portal-kit, by catalog. */
  readonly overrides?: Readonly<Record<string, object | undefined>> | undefined;
}

/** The messages of one language, by catalog. */
export type CatalogTranslations = Readonly<Record<string, (format: MessageFormat) => object>>;

/** Later translations of a language replace messages of earlier ones. */
const translations = new Map<string, readonly CatalogTranslations[]>();
let version = 0;

/** Increases with every `addCatalogs()` call. Providers then create a new scope. */
export const translationsVersion = (): number => version;

/**
 * Adds messages of a language (`es`) or of a locale (`fr-CA`).
 *
 * @param isBase - Whether messages that are already registered take precedence over these. Default false.
 */
export function addCatalogs(language: string, added: CatalogTranslations, isBase = false): void {
  const known = translations.get(language) ?? [];
  translations.set(language, isBase ? [added, ...known] : [...known, added]);
  version += 1;
}

/** Replaces individual messages, including messages in groups. A missing or undefined replacement keeps the original text. */
function replaceMessages(texts: object, replacements: object): object {
  const result: Record<string, unknown> = { ...texts };
  for (const [name, replacement] of Object.entries(replacements)) {
    const text = result[name];
    if (replacement === undefined) continue;
    result[name] = isObject(text) && isObject(replacement) ? replaceMessages(text, replacement) : replacement;
  }
  return result;
}

/** Returns the messages of a catalog in the language of a scope, with its overrides. */
export function translate<Texts extends object>(
  catalog: string,
  english: Texts,
  { locale, timeZone, overrides }: MessageScope,
): Texts {
  const language = closestLanguage(locale, [...translations.keys()]);
  const translated = (translations.get(language ?? '') ?? []).map((translation) =>
    translation[catalog]?.(messageFormat(locale, language, timeZone)),
  );
  const replacements = [...translated, overrides?.[catalog]].filter((texts) => texts !== undefined);
  return replacements.reduce<object>(replaceMessages, english) as Texts;
}
