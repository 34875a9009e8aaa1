import { isDate } from '../calendar/days';

/** The order of the day and the month in dates such as `12/1/2026`. */
export type DateOrder = 'month-first' | 'day-first';

/** A text as a date. */
export type DateReading =
  /** `yyyy-mm-dd` */
  | { date: string }
  /** The text can mean two dates: `12/1/2026` is December 1 or January 12. */
  | { isAmbiguous: true }
  /** The text isn't a date. */
  | undefined;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const timeOfDay = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[AP]M)?$|T00:00:00(?:\.0+)?Z$/i;

function buildDate(year: string, month: string | number, day: string): DateReading {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(text) ? { date: text } : undefined;
}

/** Returns the order that a date such as `25/12/2026` must have, or `undefined` if it has none or two. */
export function findDateOrder(typed: string): DateOrder | undefined {
  const [, first, second] =
    /^(\d{1,2})[/-](\d{1,2})[/-]\d{4}$/.exec(typed.trim().replace(timeOfDay, '')) ?? [];
  if (first === undefined || Number(first) === Number(second)) return undefined;
  if (Number(first) > 12) return 'day-first';
  return Number(second) > 12 ? 'month-first' : undefined;
}

/** Reads a date as spreadsheets and people write it. `order`: the order of day and month in its column, if known. */
export function readDate(typed: string, order?: DateOrder): DateReading {
  const text = typed.trim().replace(timeOfDay, '');
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year && month && day) return buildDate(year, month, day);
  const [, dotDay, dotMonth, dotYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(text) ?? [];
  if (dotDay && dotMonth && dotYear) return buildDate(dotYear, dotMonth, dotDay);
  const named =
    /^(?<day>\d{1,2})[ -](?<month>[a-z]{3})[a-z]*\.?[ ,-]+(?<year>\d{4}|\d{2})$/i.exec(text) ??
    /^(?<month>[a-z]{3})[a-z]*\.? (?<day>\d{1,2}),? (?<year>\d{4})$/i.exec(text);
  if (named?.groups) {
    const { day = '', month = '', year = '' } = named.groups;
    return buildDate(year, months.indexOf(month.toLowerCase()) + 1, day);
  }
  const [, first, second, last] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(text) ?? [];
  if (!first || !second || !last) return undefined;
  // `26-12-01` can start with the year.
  if (last.length === 2 && !text.includes('/') && Number(first) > 12) return undefined;
  const known = findDateOrder(text) ?? (Number(first) === Number(second) ? 'month-first' : order);
  if (known === undefined) return { isAmbiguous: true };
  return known === 'month-first' ? buildDate(last, first, second) : buildDate(last, second, first);
}
