import { buildIsoDate, type DateUnit, isIsoDate } from './calendar-date';

/** Words of the placeholder, e.g. `{ year: 'yyyy', month: 'mm', day: 'dd' }`. */
export type DateLetters = Readonly<Record<DateUnit, string>>;

interface ReadOptions {
  /** The user has finished typing: a short year and a missing year are completed. Default false. */
  isFinished?: boolean;
  /** The year of a date without a year is the year of this date, or the next year if the date would be earlier. */
  earliest?: string | undefined;
}

/** Dates of one locale as numbers in the Gregorian calendar. */
export interface DateText {
  /** The units in the order of the locale. */
  units: readonly DateUnit[];
  /** `2026-12-01` → `12/01/2026` */
  show: (date: string) => string;
  /** `mm/dd/yyyy` */
  pattern: (letters: DateLetters) => string;
  /**
   * `12/1/2026`, `12012026`, `Dec 1, 2026` or `2026-12-01` → `2026-12-01`. Returns `undefined` for a text that is not
   * a complete date.
   */
  read: (text: string, options?: ReadOptions) => string | undefined;
}

const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    ...options,
  });

export const yearFirst: readonly DateUnit[] = ['year', 'month', 'day'];
const numeric = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const isUnit = (type: string): type is DateUnit => ['year', 'month', 'day'].includes(type);
const getUnitOrder = (locale: string) =>
  format(locale, numeric)
    .formatToParts(0)
    .flatMap(({ type }) => (isUnit(type) ? [type] : []));

const styles = ['long', 'short'] as const;

/** Lists the names of each month, with and without a day. */
const monthNames = (locale: string) => {
  const formats = styles.flatMap((month) => [
    format(locale, { month }),
    format(locale, { month, day: 'numeric' }),
  ]);
  return Array.from({ length: 12 }, (_, month) =>
    formats.map((names) =>
      names
        .formatToParts(Date.UTC(2026, month, 1))
        .filter(({ type }) => type === 'month')
        .map(({ value }) => value.toLowerCase().replace('.', ''))
        .join(),
    ),
  );
};

/** Finds the number of the month with this name, or of the only month whose name starts with this word; otherwise 0. */
const findMonth = (word: string, months: readonly string[][]) => {
  const exact = months.findIndex((names) => names.includes(word));
  const starts = (names: readonly string[]) => names.some((name) => name.startsWith(word));
  if (exact >= 0 || word.length < 3) return exact + 1;
  return months.filter(starts).length === 1 ? months.findIndex(starts) + 1 : 0;
};

/** Collects words without a meaning in a date: the names of the weekdays and the words in numeric dates. */
const otherWords = (locale: string) => {
  const weekdays = styles.flatMap((weekday) =>
    Array.from({ length: 7 }, (_, day) => format(locale, { weekday }).format(Date.UTC(2026, 0, day))),
  );
  const texts = [
    ...weekdays,
    format(locale, numeric).format(0),
    'de del of st nd rd th er 年 月 日 년 월 일',
  ];
  return new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
};

function createDateText(locale: string): DateText {
  const numbers = format(locale, numeric);
  const units = getUnitOrder(locale);
  /** The order of a date that ends in its year. Canada: `12/1/2026` in English and `1/12/2026` in French. */
  const yearLast = units[0] === 'year' ? getUnitOrder(locale.slice(0, 2)) : units;
  let vocabulary: { months: string[][]; others: Set<string> } | undefined;

  const buildDate = (order: readonly DateUnit[], values: readonly string[], isFinished: boolean) => {
    const value = (unit: DateUnit) => values[order.indexOf(unit)] ?? '';
    const year = value('year');
    if (year.length !== 4 && !(isFinished && year.length === 2)) return undefined;
    return buildIsoDate(
      Number(year.length === 2 ? `20${year}` : year),
      Number(value('month')),
      Number(value('day')),
    );
  };

  function read(text: string, { isFinished = false, earliest }: ReadOptions = {}): string | undefined {
    const words = text.toLowerCase().match(/\d+|\p{L}+/gu) ?? [];
    const digits = words.filter((word) => /^\d/.test(word));
    let month = 0;
    if (digits.length < words.length) {
      vocabulary ??= { months: monthNames(locale), others: otherWords(locale) };
      const { months, others } = vocabulary;
      const letters = words.filter((word) => /^\D/.test(word));
      if (letters.some((word) => !others.has(word) && !findMonth(word, months))) return undefined;
      // In Spanish, "mar" is both a weekday and a month.
      const names = letters.filter((word) => !others.has(word));
      const named = new Set((names.length > 0 ? names : letters).map((word) => findMonth(word, months)));
      named.delete(0);
      if (named.size > 1) return undefined;
      [month = 0] = named;
    }
    if (!month && digits.length === 1 && digits[0]?.length === 8) {
      const [all = ''] = digits;
      let start = 0;
      const parts = units.map((unit) => {
        const end = start + (unit === 'year' ? 4 : 2);
        const part = all.slice(start, end);
        start = end;
        return part;
      });
      return buildDate(units, parts, false) ?? read(`${all.slice(0, 4)}-${all.slice(4, 6)}-${all.slice(6)}`);
    }
    const isYearFirst = digits[0]?.length === 4;
    let order = isYearFirst ? yearFirst : yearLast;
    if (month > 0) {
      digits.push(String(month));
      order = isYearFirst ? ['year', 'day', 'month'] : ['day', 'year', 'month'];
      if (digits.length === 2) order = ['day', 'month'];
    }
    if (digits.length === 3) return buildDate(order, digits, isFinished);
    if (digits.length !== 2 || !isFinished || !earliest) return undefined;
    order = order.filter((unit) => unit !== 'year');
    const inYear = (year: number) => buildDate([...order, 'year'], [...digits, String(year)], true);
    const year = Number(earliest.slice(0, 4));
    const date = inYear(year);
    return date === undefined || date < earliest ? inYear(year + 1) : date;
  }

  return {
    units,
    show: (date) => numbers.format(Date.parse(date)),
    pattern: (letters) =>
      numbers
        .formatToParts(0)
        .map(({ type, value }) => (isUnit(type) ? letters[type] : value))
        .join(''),
    read: (text, options) => (isIsoDate(text.trim()) ? text.trim() : read(text, options)),
  };
}

const texts = new Map<string, DateText>();

/** Returns the formats in which a locale's fields write and read dates. They read more formats than they write. */
export function dateText(locale: string): DateText {
  const known = texts.get(locale) ?? createDateText(locale);
  texts.set(locale, known);
  return known;
}
