import { addDays } from '../../kernel/calendar/days';

/** Public holidays of the USA and Canada, the countries of the contract's warehouses with state or province. */
export type HolidayName =
  | 'newYear'
  | 'martinLutherKing'
  | 'presidents'
  | 'goodFriday'
  | 'victoria'
  | 'memorial'
  | 'juneteenth'
  | 'canada'
  | 'independence'
  | 'labor'
  | 'reconciliation'
  | 'columbus'
  | 'veterans'
  | 'remembrance'
  | 'thanksgiving'
  | 'christmas'
  | 'boxing';

const iso = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
/** Returns the day of the week; 0 is Sunday. */
const getWeekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
/** Returns the first date with the weekday on or after a date. */
const onOrAfter = (date: string, weekday: number) => addDays(date, (weekday - getWeekday(date) + 7) % 7);
const findNthWeekday = (year: number, month: number, weekday: number, count: number) =>
  onOrAfter(iso(year, month, 1 + 7 * (count - 1)), weekday);

/** Computes Easter Sunday in the Gregorian calendar (anonymous algorithm). */
function computeEaster(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return iso(year, Math.floor(days / 31), (days % 31) + 1);
}

type Holiday = readonly [name: HolidayName, date: string];

const unitedStates = (year: number): readonly Holiday[] => [
  ['newYear', iso(year, 1, 1)],
  ['martinLutherKing', findNthWeekday(year, 1, 1, 3)],
  ['presidents', findNthWeekday(year, 2, 1, 3)],
  ['memorial', onOrAfter(iso(year, 5, 25), 1)],
  ['juneteenth', iso(year, 6, 19)],
  ['independence', iso(year, 7, 4)],
  ['labor', findNthWeekday(year, 9, 1, 1)],
  ['columbus', findNthWeekday(year, 10, 1, 2)],
  ['veterans', iso(year, 11, 11)],
  ['thanksgiving', findNthWeekday(year, 11, 4, 4)],
  ['christmas', iso(year, 12, 25)],
];

const canada = (year: number): readonly Holiday[] => [
  ['newYear', iso(year, 1, 1)],
  ['goodFriday', addDays(computeEaster(year), -2)],
  ['victoria', onOrAfter(iso(year, 5, 18), 1)],
  ['canada', iso(year, 7, 1)],
  ['labor', findNthWeekday(year, 9, 1, 1)],
  ['reconciliation', iso(year, 9, 30)],
  ['thanksgiving', findNthWeekday(year, 10, 1, 2)],
  ['remembrance', iso(year, 11, 11)],
  ['christmas', iso(year, 12, 25)],
  ['boxing', iso(year, 12, 26)],
];

/**
 * Finds the federal holiday on a date. Returns `undefined` on other days and in other countries. Source: 5 U.S.C. 6103
 * and the Canada Labour Code. Days off in lieu of a holiday on a weekend aren't included.
 *
 * @param country - ISO 3166 code of three letters, e.g. `USA`.
 */
export function findPublicHoliday(date: string, country: string | undefined): HolidayName | undefined {
  const year = Number(date.slice(0, 4));
  const holidays = country === 'USA' ? unitedStates(year) : country === 'CAN' ? canada(year) : [];
  return holidays.find(([, day]) => day === date)?.[0];
}
