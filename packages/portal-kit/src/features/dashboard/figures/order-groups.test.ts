import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../kernel/calendar/days';
import { doneFilter, groupFilter, recentDays } from './order-groups';

const today = '2026-12-28';

test('a failed order needs attention whatever its day', () => {
  expect(groupFilter('inbound', 'failed', today)).toBe('status:FAILED;');
});

test('what is awaited is late from the day after, and due from today on, over the end of a year', () => {
  const inbound = 'status:SUBMITTED,RESUBMITTED,OPEN;expectedArrivalDate:';
  expect(groupFilter('inbound', 'late', today)).toBe(`${inbound}..2026-12-27;`);
  expect(groupFilter('inbound', 'due', today)).toBe(`${inbound}2026-12-28..2027-01-04;`);
});

test('an order that is being picked has not gone yet', () => {
  expect(groupFilter('outbound', 'late', today)).toBe(
    'status:SUBMITTED,RESUBMITTED,OPEN,PICKING;requestedShipDate:..2026-12-27;',
  );
});

test('every day is late or due or later, and no day is two of them', () => {
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

test('recent days are thirty, the last of them today', () => {
  const days = recentDays('2028-03-05');
  expect([days.length, days[0], days[4], days.at(-1)]).toEqual([
    30,
    '2028-02-05',
    '2028-02-09',
    '2028-03-05',
  ]);
});

test('goods that came or went are those of orders that are over', () => {
  expect(doneFilter('inbound', '2026-11-01', today)).toBe(
    'status:CLOSED;expectedArrivalDate:2026-11-01..2026-12-28;',
  );
  expect(doneFilter('outbound', today, today)).toBe(
    'status:SHIPPED;requestedShipDate:2026-12-28..2026-12-28;',
  );
});
