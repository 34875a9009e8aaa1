import { expect, test } from 'vitest';
import { newestFirst, recordActivities } from './activity';

const texts = { added: 'Added', updated: 'Last updated' };

test('newestFirst() sorts by time across time zones and drops activities without a valid time', () => {
  const steps = [
    { at: '2026-11-20T10:00:00Z', what: 'b' },
    { at: null, what: 'unknown' },
    { at: '2026-11-20T12:30:00+02:00', what: 'c' },
    { at: 'yesterday', what: 'invalid' },
    { at: '2026-11-19T10:00:00Z', what: 'a' },
  ];
  expect(newestFirst(steps).map(({ what }) => what)).toEqual(['c', 'b', 'a']);
});

test('newestFirst() keeps the order of activities of the same time', () => {
  const at = '2026-11-20T10:00:00Z';
  const steps = ['first', 'second'].map((what) => ({ at, what }));
  expect(newestFirst(steps)).toEqual(steps);
});

test.each([
  [{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-02-01T00:00:00Z' }, ['Last updated', 'Added']],
  [{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' }, ['Added']],
  [{ updatedAt: '2026-02-01T00:00:00Z' }, ['Last updated']],
  [{}, []],
])('the record %j has the activities %j', (record, expected) => {
  expect(newestFirst(recordActivities(record, texts)).map(({ what }) => what)).toEqual(expected);
});
