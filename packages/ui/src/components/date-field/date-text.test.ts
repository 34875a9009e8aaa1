import { expect, test } from 'vitest';
import { addToDate, isIsoDate } from './calendar-date';
import { dateText } from './date-text';

test.each([
  ['en-US', '12/01/2026', 'mm/dd/yyyy'],
  ['es', '01/12/2026', 'dd/mm/yyyy'],
  ['fr-CA', '2026-12-01', 'yyyy-mm-dd'],
  ['de', '01.12.2026', 'dd.mm.yyyy'],
  // Other calendars and digits are not used.
  ['th', '01/12/2026', 'dd/mm/yyyy'],
  ['fa-IR', '2026/12/01', 'yyyy/mm/dd'],
])('in %s, a date field shows December 1 as %s', (locale, shown, pattern) => {
  const text = dateText(locale);
  expect(text.show('2026-12-01').replace(/[\u200e\u200f]/g, '')).toBe(shown);
  expect(text.pattern({ year: 'yyyy', month: 'mm', day: 'dd' }).replace(/[\u200e\u200f]/g, '')).toBe(pattern);
});

test.each([
  ['en-US', '12/1/2026'],
  ['en-US', ' 12-01-2026 '],
  ['en-US', '12 1 2026'],
  ['en-US', '12012026'],
  ['en-US', '20261201'],
  ['en-US', 'Dec 1, 2026'],
  ['en-US', 'December 1 2026'],
  ['en-US', '1 dec 2026'],
  ['en-US', 'Decem 1st, 2026'],
  ['en-US', 'Tue, Dec. 1, 2026'],
  ['en-US', 'Tuesday 12/1/2026'],
  ['en-US', '2026-12-01'],
  ['en-CA', '12/1/2026'],
  ['es', '1/12/2026'],
  ['es', '1 de diciembre de 2026'],
  ['es', '1 dic 2026'],
  ['es', 'mar, 1 de diciembre del 2026'],
  ['fr-CA', '2026-12-01'],
  ['fr-CA', '2026/12/1'],
  ['fr-CA', '1/12/2026'],
  ['fr-CA', '1 déc. 2026'],
  ['fr-CA', 'mardi 1er décembre 2026'],
  ['de', '1.12.2026'],
  ['de', '01122026'],
  ['de', '1. Dezember 2026'],
  ['de', 'Di., 1. Dez. 2026'],
  ['ja', '2026年12月1日'],
])('in %s, a date field reads “%s” as December 1, 2026', (locale, text) => {
  expect(dateText(locale).read(text)).toBe('2026-12-01');
});

test.each([
  '',
  '12',
  '12/1',
  '12/1/20',
  '12/1/202',
  '2/30/2026',
  '13/1/2026',
  '12/1/0202',
  '1/2/3/2026',
  'tomorrow',
])('a date field does not read “%s” as a date while the user types', (text) => {
  expect(dateText('en-US').read(text)).toBeUndefined();
});

test.each([
  ['en-US', 'Sept 3 2026', '2026-09-03'],
  ['fr-CA', '1 juil 2026', '2026-07-01'],
  ['es', '3 mar 2026', '2026-03-03'],
  ['cs', '1 červen 2026', '2026-06-01'],
  ['fr-CA', '1 jui 2026', undefined],
  ['en-US', 'De 1 2026', undefined],
])('in %s, a date field reads “%s” as %s', (locale, text, date) => {
  expect(dateText(locale).read(text)).toBe(date);
});

test.each([
  '12/1/2026 call first',
  'Room 12, 1/2026',
  'about Dec 1',
  'Nov 30 or Dec 1',
  'Nov Dec 1',
  'Dec 12012026',
  'next week',
])('the text “%s” is not a date', (text) => {
  expect(dateText('en-US').read(text, { isFinished: true, earliest: '2026-11-20' })).toBeUndefined();
});

test.each([
  ['12/1/27', '2027-12-01'],
  ['12/1', '2026-12-01'],
  ['1/5', '2027-01-05'],
  ['Jan 5', '2027-01-05'],
  ['2/29', undefined],
  ['12', undefined],
])('after the user has typed “%s” on November 20, 2026, the date is %s', (text, date) => {
  expect(dateText('en-US').read(text, { isFinished: true, earliest: '2026-11-20' })).toBe(date);
});

test.each(['en-US', 'es', 'es-MX', 'fr-CA', 'de', 'de-AT', 'it', 'ja', 'nl', 'pl', 'bg', 'sv', 'hu', 'ko'])(
  'in %s, a date field reads every date that it shows',
  (locale) => {
    const text = dateText(locale);
    for (const date of ['1900-01-01', '2026-02-03', '2028-02-29', '2199-12-31'])
      expect(text.read(text.show(date))).toBe(date);
  },
);

test('months and years are added within the end of the month', () => {
  expect(addToDate('2026-01-31', 'month', 1)).toBe('2026-02-28');
  expect(addToDate('2028-02-29', 'year', -1)).toBe('2027-02-28');
  expect(addToDate('2026-12-31', 'day', 1)).toBe('2027-01-01');
  expect(['2026-02-29', '0026-01-01', '2026-1-1'].map(isIsoDate)).toEqual([false, false, false]);
});
