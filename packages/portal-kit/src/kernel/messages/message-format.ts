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
  locale: string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Picks the form for the value by the locale's rules (CLDR). */
  plural: (value: number, forms: PluralForms) => string;
  list: (values: readonly string[]) => string;
  /** An instant as date and time in the user's zone; what is no instant is shown as it came. */
  instant: (iso: string) => string;
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
  const plain = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  const format: MessageFormat = {
    locale,
    number: (value, options) => (options ? new Intl.NumberFormat(locale, options) : plain).format(value),
    plural: (value, forms) => forms[rules.select(value)] ?? forms.other,
    list: (values) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(values),
    instant: (iso) => {
      const at = new Date(iso);
      if (Number.isNaN(at.getTime())) return iso;
      return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
    },
  };
  formats.set(locale, format);
  return format;
}
