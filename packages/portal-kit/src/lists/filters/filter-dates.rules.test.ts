import { expect, test } from 'vitest';
import { datesOf, datesText, dayFromToday } from './filter-dates.rules';

test.each([
  ['2026-11-01..2026-11-30', ['2026-11-01', '2026-11-30']],
  ['..2026-11-30', ['', '2026-11-30']],
  ['2026-11-01..', ['2026-11-01', '']],
  ['2026-11-01', ['2026-11-01', '2026-11-01']],
  [undefined, ['', '']],
])('%s has the ends %j', (value, ends) => {
  expect(datesOf(value)).toEqual(ends);
});

test('a range without an end is none', () => {
  expect([datesText('', ''), datesText('2026-11-01', ''), datesText('', '2026-11-30')]).toEqual([
    undefined,
    '2026-11-01..',
    '..2026-11-30',
  ]);
});

test('days are counted on the calendar of the device, over months and leap days', () => {
  expect(dayFromToday(0, new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30');
  expect(dayFromToday(1, new Date(2026, 10, 30, 0, 1))).toBe('2026-12-01');
  expect(dayFromToday(-1, new Date(2028, 2, 1, 12))).toBe('2028-02-29');
});
