import { expect, test } from 'vitest';
import { datesOf, datesText } from './filter-dates.rules';

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
