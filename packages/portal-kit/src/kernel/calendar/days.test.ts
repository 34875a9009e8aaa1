import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBusinessDays, addDays, dayFromToday, isDate, todayIn } from './days';

const anyDate = fc.date({
  min: new Date('1970-01-01T00:00:00Z'),
  max: new Date('2199-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const isoDate = anyDate.map((at) => at.toISOString().slice(0, 10));
const getWeekday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay();
const isBusinessDay = (date: string) => getWeekday(date) !== 0 && getWeekday(date) !== 6;

test('dayFromToday counts days in the time zone of the device, across month ends and leap days', () => {
  expect(dayFromToday(0, new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30');
  expect(dayFromToday(1, new Date(2026, 10, 30, 0, 1))).toBe('2026-12-01');
  expect(dayFromToday(-1, new Date(2028, 2, 1, 12))).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

test.each([
  ['Pacific/Kiritimati', '2026-11-21'],
  ['UTC', '2026-11-21'],
  ['America/New_York', '2026-11-20'],
  ['America/Los_Angeles', '2026-11-20'],
])('at 02:30 UTC the date in the zone %s is %s', (timeZone, today) => {
  expect(todayIn(timeZone, new Date('2026-11-21T02:30:00Z'))).toBe(today);
});

test.each([undefined, 'Atlantis/Poseidonis'])(
  'todayIn returns the date in the time zone of the device for the zone %s',
  (timeZone) => {
    expect(todayIn(timeZone, new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30');
  },
);

// Examples of the domain, 2.4: four business days after the following day.
test.each([
  ['2026-11-18', '2026-11-25'],
  ['2026-11-20', '2026-11-26'],
])('the fourth business day after the day that follows %s is %s', (today, expected) => {
  expect(addBusinessDays(addDays(today, 1), 4)).toBe(expected);
});

test('addBusinessDays adds exactly the given number of business days and returns a business day', () => {
  fc.assert(
    fc.property(isoDate, fc.integer({ min: 1, max: 60 }), (date, count) => {
      const end = addBusinessDays(date, count);
      const between: string[] = [];
      for (let day = addDays(date, 1); day <= end; day = addDays(day, 1)) between.push(day);
      expect(between.filter(isBusinessDay)).toHaveLength(count);
      expect(isBusinessDay(end)).toBe(true);
    }),
  );
});

test('addBusinessDays returns the start date for zero business days', () => {
  expect(addBusinessDays('2026-11-21', 0)).toBe('2026-11-21');
});

test('isDate accepts every calendar date', () => {
  fc.assert(fc.property(isoDate, (date) => isDate(date)));
});

test.each(['', '2026-02-30', '2026-13-01', '0202-11-20', '2026-1-1', '20.11.2026'])(
  'isDate rejects %j',
  (text) => {
    expect(isDate(text)).toBe(false);
  },
);
