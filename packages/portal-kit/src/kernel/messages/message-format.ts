/** Plural forms of a message; `other` is required. */
export interface PluralForms {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

/** Formats values for the messages of one language: numbers and dates by the locale, words by the language. */
export interface MessageFormat {
  /** Canonical BCP 47 locale of numbers and dates; `en-US` if the host's locale is invalid. */
  locale: string;
  /** BCP 47 language of the words: the locale, or English if the locale has no translation. */
  language: string;
  /** Formats a number with the locale's separators. A value that is not a finite number becomes a dash. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Selects the plural form for a value by the CLDR rules of the language. */
  plural: (value: number, forms: PluralForms) => string;
  /** Joins texts as a list in the language: `a, b and c`. */
  list: (values: readonly string[]) => string;
  /**
   * Formats an ISO 8601 timestamp as date and time with the name of the time zone: `Nov 23, 2026, 8:32 AM EST`. An
   * invalid timestamp becomes a dash.
   */
  instant: (iso: string) => string;
  /** Formats a calendar date independently of time zones. An invalid date becomes a dash. */
  date: (isoDate: string) => string;
}

const formats = new Map<string, MessageFormat>();
const fallbackLocale = 'en-US';
/** Shown in place of an empty or invalid value. Source: specification, section 5. */
export const dash = '–';

/** Returns the canonical locale. An invalid locale such as `en_US` falls back to English. */
function toKnownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? fallbackLocale;
  } catch {
    return fallbackLocale;
  }
}

/** Isolates a text from right to left, which would reorder the words around it. */
const isolateText = (text: string) => (/[\u0590-\u08FF\u200F]/.test(text) ? `\u2068${text}\u2069` : text);

function lazy<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}

/** The options of dates and times. The time zone is named, because users and warehouses are in different time zones. */
const instantOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** Creates the format of dates and times. An unknown time zone becomes the device's time zone. */
function createInstantFormat(locale: string, timeZone?: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...instantOptions, timeZone });
  } catch {
    return createInstantFormat(locale);
  }
}

/** Returns whether a locale writes decimals with a comma. */
export const hasDecimalComma = (locale: string): boolean => messageFormat(locale).number(0.5).includes(',');

/** Finds the sign that groups thousands in a locale, such as `,`. */
export const findGroupSign = (locale: string): string =>
  messageFormat(locale)
    .number(12_345)
    .replace(/\p{Nd}/gu, '');

/**
 * Returns the formatter of a locale. Formatters are cached because `Intl` constructors are slow.
 *
 * @param language - Language of the words.
 * @param timeZone - IANA time zone of times. Default: the time zone of the device.
 */
export function messageFormat(hostLocale: string, language = 'en', timeZone?: string): MessageFormat {
  const locale = toKnownLocale(hostLocale);
  const key = [locale, language, timeZone].join();
  const known = formats.get(key);
  if (known) return known;
  // German words in `de-AT`, and English words in `it-IT`, whose numbers and dates are Italian.
  const words = locale.slice(0, 2) === language.slice(0, 2) ? locale : language;
  const numbers = new Map<string | undefined, Intl.NumberFormat>();
  const numberFormat = (options?: Intl.NumberFormatOptions) => {
    const key = JSON.stringify(options);
    const made = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
    numbers.set(key, made);
    return made;
  };
  const rules = lazy(() => new Intl.PluralRules(words));
  const lists = lazy(() => new Intl.ListFormat(words, { type: 'conjunction' }));
  const instants = lazy(() => createInstantFormat(locale, timeZone));
  const dates = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
  const format: MessageFormat = {
    locale,
    language: words,
    // `+ 0` turns -0 into 0.
    number: (value, options) => (Number.isFinite(value) ? numberFormat(options).format(value + 0) : dash),
    plural: (value, forms) => forms[rules().select(value)] ?? forms.other,
    list: (values) => lists().format(values),
    instant: (iso) => {
      const at = new Date(/^\d{4}-\d\d-\d\dT/.test(iso) ? iso : '');
      return Number.isNaN(at.getTime()) ? dash : isolateText(instants().format(at));
    },
    date: (isoDate) => {
      const at = new Date(/^\d{4}-\d\d-\d\d$/.test(isoDate) ? `${isoDate}T00:00:00Z` : '');
      // `Date` accepts February 30 as March 2.
      if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(isoDate)) return dash;
      return isolateText(dates().format(at));
    },
  };
  formats.set(key, format);
  return format;
}
