import { expect, test } from 'vitest';
import { addDays } from '../../kernel/calendar/days';
import { findPublicHoliday } from './public-holidays';

function listHolidays(country: string, year: number) {
  const found: string[] = [];
  for (let date = `${year}-01-01`; date <= `${year}-12-31`; date = addDays(date, 1)) {
    const name = findPublicHoliday(date, country);
    if (name) found.push(`${date.slice(5)} ${name}`);
  }
  return found;
}

test('the federal holidays of the USA in 2026', () => {
  expect(listHolidays('USA', 2026)).toEqual([
    '01-01 newYear',
    '01-19 martinLutherKing',
    '02-16 presidents',
    '05-25 memorial',
    '06-19 juneteenth',
    '07-04 independence',
    '09-07 labor',
    '10-12 columbus',
    '11-11 veterans',
    '11-26 thanksgiving',
    '12-25 christmas',
  ]);
});

test('the federal holidays of Canada in 2027', () => {
  expect(listHolidays('CAN', 2027)).toEqual([
    '01-01 newYear',
    '03-26 goodFriday',
    '05-24 victoria',
    '07-01 canada',
    '09-06 labor',
    '09-30 reconciliation',
    '10-11 thanksgiving',
    '11-11 remembrance',
    '12-25 christmas',
    '12-26 boxing',
  ]);
});

test('Good Friday follows Easter', () => {
  expect(
    ['2024-03-29', '2025-04-18', '2026-04-03', '2038-04-23'].map((date) => findPublicHoliday(date, 'CAN')),
  ).toEqual(Array(4).fill('goodFriday'));
});

test('other countries have no known holidays', () => {
  expect(findPublicHoliday('2026-12-25', 'ARG')).toBeUndefined();
  expect(findPublicHoliday('2026-12-25', undefined)).toBeUndefined();
});
