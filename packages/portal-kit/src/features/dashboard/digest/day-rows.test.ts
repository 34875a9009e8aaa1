import { expect, test } from 'vitest';
import { filterRowsByDay, takeAllRows } from './day-rows';

const times = ['2026-11-20T14:00:00Z', '2026-11-20T03:00:00Z', '2026-11-19T12:00:00Z'];
const select = (
  date: string,
  { rows = times as (string | null)[], total = rows.length as number | null } = {},
) => filterRowsByDay({ rows, total }, (at) => at, { date, timeZone: 'America/New_York', limit: 3 });

test('a row belongs to the day in the time zone of the user', () => {
  expect(select('2026-11-20').rows).toEqual(times.slice(0, 1));
  expect(select('2026-11-19').rows).toEqual(times.slice(1));
});

test('rows without a valid time belong to no day', () => {
  expect(select('2026-11-20', { rows: [null, 'soon', ''] }).rows).toEqual([]);
});

test('a day is partial if the server has more rows and the last row is not older than the day', () => {
  expect(select('2026-11-20', { total: 9 }).isPartial).toBe(false);
  expect(select('2026-11-19', { total: 9 }).isPartial).toBe(true);
  expect(select('2026-11-19', { total: null }).isPartial).toBe(true);
  expect(select('2026-11-19').isPartial).toBe(false);
});

test('a day is partial when the last row has no valid time', () => {
  const rows = [times[0] ?? null, times[1] ?? null, null];
  expect(select('2026-11-19', { rows, total: 9 }).isPartial).toBe(true);
  expect(select('2026-11-20', { rows, total: 9 }).isPartial).toBe(false);
  expect(select('2026-11-20', { rows: [null], total: 9 }).isPartial).toBe(true);
});

test('a list without a total is partial if its page is full', () => {
  expect(takeAllRows({ rows: times, total: null }, 3).isPartial).toBe(true);
  expect(takeAllRows({ rows: times, total: null }, 4).isPartial).toBe(false);
  expect(takeAllRows({ rows: times, total: 4 }, 3).isPartial).toBe(true);
  expect(takeAllRows({ rows: times, total: 3 }, 3).isPartial).toBe(false);
});
