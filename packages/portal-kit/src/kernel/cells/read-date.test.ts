import { describe, expect, test } from 'vitest';
import { type DateOrder, type DateReading, findDateOrder, readDate } from './read-date';

const date = (text: string): DateReading => ({ date: text });

describe('readDate()', () => {
  test.each<[string, DateReading]>([
    ['2026-12-01', date('2026-12-01')],
    ['2026-12-01 00:00:00', date('2026-12-01')],
    ['2026-12-01T00:00:00.000Z', date('2026-12-01')],
    ['2026/12/1', date('2026-12-01')],
    ['1.12.2026', date('2026-12-01')],
    ['12/25/2026', date('2026-12-25')],
    ['25/12/2026', date('2026-12-25')],
    ['25/12/26', { isAmbiguous: true }],
    ['26-12-01', undefined],
    ['12/25/2026 0:00', date('2026-12-25')],
    ['12/25/2026 12:00:00 AM', date('2026-12-25')],
    ['2/2/2026', date('2026-02-02')],
    ['1-Dec-26', date('2026-12-01')],
    ['1 December 2026', date('2026-12-01')],
    ['Dec 1, 2026', date('2026-12-01')],
    ['12/1/2026', { isAmbiguous: true }],
    ['2026-02-30', undefined],
    ['13/13/2026', undefined],
    ['1 Foo 2026', undefined],
    ['2026-12-01T23:30:00Z', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('reads %j', (text, expected) => {
    expect(readDate(text)).toEqual(expected);
  });

  test.each<[DateOrder, string]>([
    ['month-first', '2026-12-01'],
    ['day-first', '2026-01-12'],
  ])('reads a date that can mean two days in the order %s', (order, expected) => {
    expect(readDate('12/1/2026', order)).toEqual(date(expected));
  });
});

test('findDateOrder() returns the order of dates that have only one', () => {
  expect(['25/12/2026', '12/25/2026', '12/1/2026', '2/2/2026', '2026-12-25'].map(findDateOrder)).toEqual([
    'day-first',
    'month-first',
    undefined,
    undefined,
    undefined,
  ]);
});
