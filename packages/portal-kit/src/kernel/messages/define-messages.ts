import { type MessageFormat, messageFormat } from './message-format';
import { type MessageScope, translate, translationsVersion } from './translate';

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

const scopes = new Map<string, MessageScope>();

/** Returns a locale's scope, for messages outside a provider. */
function getLocaleScope(locale: string): MessageScope {
  const key = `${translationsVersion()} ${locale}`;
  const scope = scopes.get(key) ?? { locale };
  scopes.set(key, scope);
  return scope;
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
  const made = new WeakMap<MessageScope, Texts>();
  const catalog = (localeOrScope: string | MessageScope): Texts => {
    const scope = typeof localeOrScope === 'string' ? getLocaleScope(localeOrScope) : localeOrScope;
    let texts = made.get(scope);
    if (!texts) {
      texts = translate(name, english(messageFormat(scope.locale, 'en', scope.timeZone)), scope);
      made.set(scope, texts);
    }
    return texts;
  };
  return Object.assign(catalog, { catalog: name });
}
