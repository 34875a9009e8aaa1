/** The plural forms that a text may need; `other` is always there. */
export interface PluralForms {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

/** What a text may do with its values; everything follows the instance's locale. */
export interface MessageFormat {
  /** BCP 47, in its canonical spelling; `en-US` where the host's was none. */
  locale: string;
  /** With the locale's separators. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Picks the form for the value by the locale's rules (CLDR). */
  plural: (value: number, forms: PluralForms) => string;
  /** As a sentence names them: `a, b and c`. */
  list: (values: readonly string[]) => string;
  /** An instant as date and time in the user's zone; what is no instant is shown as it came. */
  instant: (iso: string) => string;
  /** A calendar date, which no time zone can shift; what is no date is shown as it came. */
  date: (isoDate: string) => string;
}

const formats = new Map<string, MessageFormat>();
const fallbackLocale = 'en-US';

/** A host's locale may be misspelt (`en_US`): better English than no widget. */
function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? fallbackLocale;
  } catch {
    return fallbackLocale;
  }
}

/** The formatter of a locale; made once, as `Intl` constructors are slow. */
export function messageFormat(hostLocale: string): MessageFormat {
  const locale = knownLocale(hostLocale);
  const known = formats.get(locale);
  if (known) return known;
  const numbers = new Map<string | undefined, Intl.NumberFormat>();
  const numberFormat = (options?: Intl.NumberFormatOptions) => {
    const key = JSON.stringify(options);
    const made = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
    numbers.set(key, made);
    return made;
  };
  const rules = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const format: MessageFormat = {
    locale,
    number: (value, options) => numberFormat(options).format(value),
    plural: (value, forms) => forms[rules.select(value)] ?? forms.other,
    list: (values) => lists.format(values),
    instant: (iso) => {
      const at = new Date(iso);
      return Number.isNaN(at.getTime()) ? iso : instants.format(at);
    },
    date: (isoDate) => {
      const at = new Date(`${isoDate}T00:00:00Z`);
      if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(isoDate)) return isoDate;
      return dates.format(at);
    },
  };
  formats.set(locale, format);
  return format;
}
