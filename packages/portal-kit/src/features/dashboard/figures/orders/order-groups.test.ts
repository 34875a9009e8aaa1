import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../../kernel/calendar/days';
import { doneFilter, groupFilter, recentDays } from './order-groups';

const today = '2026-12-28';

test('the filter for failed orders has no date range', () => {
  expect(groupFilter('inbound', 'failed', today)).toBe('status:FAILED;');
});

test('an open order is due on its date and late from the next day on, also at the end of a year', () => {
  const inbound = 'status:SUBMITTED,RESUBMITTED,OPEN;expectedArrivalDate:';
  expect(groupFilter('inbound', 'late', today)).toBe(`${inbound}..2026-12-27;`);
  expect(groupFilter('inbound', 'due', today)).toBe(`${inbound}2026-12-28..2027-01-04;`);
});

test('an outbound order in the status PICKING counts as not shipped', () => {
  expect(groupFilter('outbound', 'late', today)).toBe(
    'status:SUBMITTED,RESUBMITTED,OPEN,PICKING;requestedShipDate:..2026-12-27;',
  );
});

test('every date is in exactly one of the groups late, due and later', () => {
  const rangeOf = (group: 'late' | 'due') =>
    /Date:(.*)\.\.(.*);$/.exec(groupFilter('inbound', group, today))?.slice(1) ?? [];
  const isIn = (group: 'late' | 'due', day: string) => {
    const [from = '', to = ''] = rangeOf(group);
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
  const days = recentDays('2028-03-05');
  expect([days.length, days[0], days[4], days.at(-1)]).toEqual([
    30,
    '2028-02-05',
    '2028-02-09',
    '2028-03-05',
  ]);
});

test('doneFilter selects completed orders of the given days', () => {
  expect(doneFilter('inbound', '2026-11-01', today)).toBe(
    'status:CLOSED;expectedArrivalDate:2026-11-01..2026-12-28;',
  );
  expect(doneFilter('outbound', today, today)).toBe(
    'status:SHIPPED;requestedShipDate:2026-12-28..2026-12-28;',
  );
});
