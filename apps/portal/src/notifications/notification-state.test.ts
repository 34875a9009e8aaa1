import { expect, test } from 'vitest';
import { orderChanges } from './changes';
import {
  parseNotificationState,
  unreadChanges,
  withAllRead,
  withAnnounced,
  withFirstMarks,
  withFollowed,
  withRead,
} from './notification-state';

const empty = parseNotificationState(null);
const loaded = (...orderIds: string[]) => {
  const rows = orderIds.map((orderId) => ({
    ...{ orderId, status: 'CLOSED', updatedAt: '2026-11-20T14:02:00Z' },
  }));
  return [orderChanges('received', 'inbound', 'CLOSED', rows as object[])];
};
const names = (changes: ReturnType<typeof unreadChanges>) => changes.map(({ name }) => name);

test('the first load marks everything as read, and later loads keep the marks', () => {
  const first = withFirstMarks(empty, loaded('A'));
  expect(names(unreadChanges(loaded('A', 'B'), first))).toEqual(['B']);
  expect(withFirstMarks(first, loaded('A', 'B'))).toBe(first);
});

test('changes are read one by one and all at once', () => {
  const first = withFirstMarks(empty, loaded());
  const now = loaded('A', 'B');
  const [change] = unreadChanges(now, first);
  if (!change) throw new Error('no unread change');
  expect(names(unreadChanges(now, withRead(first, change)))).toEqual(['B']);
  expect(unreadChanges(now, withAllRead(first, now))).toEqual([]);
});

test('a change is announced once', () => {
  const first = withFirstMarks(empty, loaded());
  const unread = unreadChanges(loaded('A', 'B'), first);
  const { state, fresh } = withAnnounced(first, unread);
  expect(names([...fresh])).toEqual(['A', 'B']);
  expect(withAnnounced(state, unread)).toEqual({ state, fresh: [] });
});

test('changes of a kind that the user did not follow count as read when the user follows it again', () => {
  const first = withFirstMarks(empty, loaded('A'));
  const without = withFollowed(first, 'received', false, ['received']);
  expect(unreadChanges(loaded('A', 'B'), without)).toEqual([]);
  const again = withFollowed(without, 'received', true, ['received']);
  const marked = withFirstMarks(again, loaded('A', 'B'));
  expect(names(unreadChanges(loaded('A', 'B', 'C'), marked))).toEqual(['C']);
});

test('invalid stored values are left out', () => {
  expect(
    parseNotificationState({
      unfollowed: ['upload', 'weather'],
      isInBrowser: 'yes',
      marks: { received: { floorMs: 1, seen: ['a', 1] }, shipped: { floorMs: '1' } },
      announced: 'a',
    }),
  ).toEqual({
    unfollowed: ['upload'],
    isInBrowser: false,
    marks: { received: { floorMs: 1, seen: ['a'] } },
    announced: [],
  });
  expect(parseNotificationState([])).toEqual(empty);
});
