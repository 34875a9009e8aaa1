/** A calendar date is `yyyy-mm-dd` without a time zone. All arithmetic runs in UTC. */
const dayMs = 86_400_000;
const daysBetweenEpochAnd = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs;
const toIsoDate = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/** Returns the calendar date that is the given number of days after today in the time zone of the device. */
export function dayFromToday(days: number, now = new Date()): string {
  return toIsoDate(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days) / dayMs);
}

/**
 * Returns the calendar date in an IANA time zone. Uses the device's time zone if `timeZone` is undefined or unknown to
 * the browser.
 */
export function todayIn(timeZone: string | undefined, now = new Date()): string {
  try {
    // The Swedish locale formats dates as ISO 8601.
    return now.toLocaleDateString('sv', timeZone === undefined ? {} : { timeZone });
  } catch {
    return dayFromToday(0, now);
  }
}

/** Adds calendar days to a date; a negative number subtracts days. */
export function addDays(date: string, days: number): string {
  return toIsoDate(daysBetweenEpochAnd(date) + days);
}

/** Returns whether a calendar date is a Saturday or a Sunday. */
export const isWeekend = (date: string): boolean =>
  [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/**
 * Adds business days (Monday to Friday, without holidays) to a date. The start date can be any day. Source:
 * specification, section 9.
 */
export function addBusinessDays(date: string, days: number): string {
  let day = daysBetweenEpochAnd(date);
  for (let left = days; left > 0; ) {
    day += 1;
    // 1970-01-01 was a Thursday. 0 is Sunday and 6 is Saturday.
    const weekday = (day + 4) % 7;
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return toIsoDate(day);
}

/** Returns whether a string is an existing calendar date from 1900 on. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900') return false;
  const at = daysBetweenEpochAnd(text);
  return !Number.isNaN(at) && toIsoDate(at) === text;
}
