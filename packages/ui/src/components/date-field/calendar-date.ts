/** A part of a calendar date. */
export type DateUnit = 'year' | 'month' | 'day';

const dayMs = 86_400_000;
const formatIsoDate = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);

/** Formats a date as `yyyy-mm-dd`. Returns `undefined` for a date that doesn't exist or is before 1900. */
export function buildIsoDate(year: number, month: number, day: number): string | undefined {
  if (!(year >= 1900 && year <= 9999)) return undefined;
  const time = Date.UTC(year, month - 1, day);
  const at = new Date(time);
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? formatIsoDate(time) : undefined;
}

const parseDateParts = (date: string) => date.split('-').map(Number) as [number, number, number];

/** Returns whether a string is an existing date `yyyy-mm-dd` from 1900 on. */
export const isIsoDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && buildIsoDate(...parseDateParts(text)) !== undefined;

/** Adds days, months or years to a date. A day that the month does not have becomes the last day of the month. */
export function addToDate(date: string, unit: DateUnit, count: number): string {
  const [year, month, day] = parseDateParts(date);
  if (unit === 'day') return formatIsoDate(Date.parse(date) + count * dayMs);
  const months = month - 1 + (unit === 'month' ? count : 12 * count);
  const lastDay = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return formatIsoDate(Date.UTC(year, months, Math.min(day, lastDay)));
}
