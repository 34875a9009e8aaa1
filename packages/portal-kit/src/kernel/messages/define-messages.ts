import { type MessageFormat, messageFormat } from './message-format';

/** What the messages of a page depend on. Pass the same object in every render. */
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

/** Returns the messages of a catalog in the language of a scope, with its overrides. */
export type Translate = (catalog: string, english: object, scope: MessageScope) => object;

/** `undefined` until a page uses another language or an override. The code for both loads on demand. */
let translate: Translate | undefined;
let version = 0;
const scopes = new Map<string, MessageScope>();

/** Sets the function that translates messages, and makes all messages again. */
export function setTranslate(next: Translate): void {
  translate = next;
  version += 1;
  scopes.clear();
}

/** Changes when messages must be made again. A provider then creates a new scope. */
export const messagesVersion = (): number => version;

function scopeOf(locale: string): MessageScope {
  const scope = scopes.get(locale) ?? { locale };
  scopes.set(locale, scope);
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
    const scope = typeof localeOrScope === 'string' ? scopeOf(localeOrScope) : localeOrScope;
    let texts = made.get(scope);
    if (!texts) {
      texts = english(messageFormat(scope.locale, 'en', scope.timeZone));
      if (translate) texts = translate(name, texts, scope) as Texts;
      made.set(scope, texts);
    }
    return texts;
  };
  return Object.assign(catalog, { catalog: name });
}
