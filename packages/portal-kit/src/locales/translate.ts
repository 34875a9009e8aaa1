import { type MessageScope, setTranslate } from '../kernel/messages/define-messages';
import { type MessageFormat, messageFormat } from '../kernel/messages/message-format';
import { closestLanguage } from './closest-language';

/** The messages of one language, by catalog. */
export type CatalogTranslations = Readonly<Record<string, (format: MessageFormat) => object>>;

/** Later translations of a language replace messages of earlier ones. */
const translations = new Map<string, readonly CatalogTranslations[]>();

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

function translate(catalog: string, english: object, { locale, timeZone, overrides }: MessageScope): object {
  const language = closestLanguage(locale, [...translations.keys()]);
  const translated = (translations.get(language ?? '') ?? []).flatMap(
    (translation) => translation[catalog]?.(messageFormat(locale, language, timeZone)) ?? [],
  );
  return [...translated, overrides?.[catalog] ?? {}].reduce(replaceMessages, english);
}

/**
 * Adds messages of a language (`es`) or of a locale (`fr-CA`).
 *
 * @param isBase - Whether the messages that were added before replace these messages. Default false.
 */
export function addCatalogs(language: string, added: CatalogTranslations, isBase = false): void {
  const known = translations.get(language) ?? [];
  translations.set(language, isBase ? [added, ...known] : [...known, added]);
  setTranslate(translate);
}

/** Lets scopes have overrides, also when no language was added. */
export const enableOverrides = (): void => setTranslate(translate);
