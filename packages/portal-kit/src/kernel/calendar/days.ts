/** A calendar date is `yyyy-mm-dd` and knows no time zone: it is counted in UTC and never read in another. */
const dayMs = 86_400_000;
const daysBetweenEpochAnd = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs;
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/** The calendar date of this device, so many days on. */
export function dayFromToday(days: number, now = new Date()): string {
  return dateOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days) / dayMs);
}

/**
 * The calendar date in a time zone (IANA), the device's where none is given. A zone that the browser does not know is
 * taken for none.
 */
export function todayIn(timeZone: string | undefined, now = new Date()): string {
  try {
    // Swedes write dates as ISO 8601 does.
    return now.toLocaleDateString('sv', timeZone === undefined ? {} : { timeZone });
  } catch {
    return dayFromToday(0, now);
  }
}

/** So many calendar days after a date; before it when negative. */
export function addDays(date: string, days: number): string {
  return dateOf(daysBetweenEpochAnd(date) + days);
}

/**
 * So many business days after a date, which need not be one. Monday to Friday; holidays are not known. Source:
 * specification, section 9.
 */
export function addBusinessDays(date: string, days: number): string {
  let day = daysBetweenEpochAnd(date);
  for (let left = days; left > 0; ) {
    day += 1;
    // 1970-01-01 was a Thursday: 0 is Sunday, 6 Saturday.
    const weekday = (day + 4) % 7;
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return dateOf(day);
}

/** Whether a text is a calendar date that there is, of a year that somebody has finished typing. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900') return false;
  const at = daysBetweenEpochAnd(text);
  return !Number.isNaN(at) && dateOf(at) === text;
}
