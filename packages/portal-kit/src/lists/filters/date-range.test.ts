import { expect, test } from 'vitest';
import { formatDateRange, parseDateRange } from './date-range';

test.each([
  ['2026-11-01..2026-11-30', ['2026-11-01', '2026-11-30']],
  ['..2026-11-30', ['', '2026-11-30']],
  ['2026-11-01..', ['2026-11-01', '']],
  ['2026-11-01', ['2026-11-01', '2026-11-01']],
  [undefined, ['', '']],
])('parseDateRange splits %s into %j', (value, ends) => {
  expect(parseDateRange(value)).toEqual(ends);
});

test('formatDateRange returns undefined when both ends are open', () => {
  expect([
    formatDateRange('', ''),
    formatDateRange('2026-11-01', ''),
    formatDateRange('', '2026-11-30'),
  ]).toEqual([undefined, '2026-11-01..', '..2026-11-30']);
});
