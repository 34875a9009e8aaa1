import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../../kernel/calendar/days';
import { formatDoneFilter, formatGroupFilter, listRecentDays } from './order-groups';

const today = '2026-12-28';

test('the filter for failed orders has no date range', () => {
  expect(formatGroupFilter('inbound', 'failed', today)).toBe('status:FAILED;');
});

test('an open order is due on its date and late from the next day on, also at the end of a year', () => {
  const inbound = 'status:SUBMITTED,RESUBMITTED,OPEN;expectedArrivalDate:';
  expect(formatGroupFilter('inbound', 'late', today)).toBe(`${inbound}..2026-12-27;`);
  expect(formatGroupFilter('inbound', 'due', today)).toBe(`${inbound}2026-12-28..2027-01-04;`);
});

test('an outbound order in the status PICKING counts as not shipped', () => {
  expect(formatGroupFilter('outbound', 'late', today)).toBe(
    'status:SUBMITTED,RESUBMITTED,OPEN,PICKING;requestedShipDate:..2026-12-27;',
  );
});

test('every date is in exactly one of the groups late, due and later', () => {
  const parseDateRange = (group: 'late' | 'due') =>
    /Date:(.*)\.\.(.*);$/.exec(formatGroupFilter('inbound', group, today))?.slice(1) ?? [];
  const isIn = (group: 'late' | 'due', day: string) => {
    const [from = '', to = ''] = parseDateRange(group);
    return (from === '' || day >= from) && day <= to;
  };
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      const day = addDays(today, days);
      expect([isIn('late', day), isIn('due', day), day > addDays(today, 7)].filter(Boolean)).toHaveLength(1);
    }),
  );
});

test('recentDays returns 30 days that end today', () => {
  const days = listRecentDays('2028-03-05');
  expect([days.length, days[0], days[4], days.at(-1)]).toEqual([
    30,
    '2028-02-05',
    '2028-02-09',
    '2028-03-05',
  ]);
});

test('doneFilter selects completed orders of the given days', () => {
  expect(formatDoneFilter('inbound', '2026-11-01', today)).toBe(
    'status:CLOSED;expectedArrivalDate:2026-11-01..2026-12-28;',
  );
  expect(formatDoneFilter('outbound', today, today)).toBe(
    'status:SHIPPED;requestedShipDate:2026-12-28..2026-12-28;',
  );
});
