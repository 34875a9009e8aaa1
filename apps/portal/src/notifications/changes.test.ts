import { describe, expect, test } from 'vitest';
import { createMark, isUnread, orderChanges, sourceLimit, uploadChanges, withSeen } from './changes';

const order = (orderId: string, updatedAt: string, status = 'FAILED') =>
  ({ orderId, updatedAt, status }) as const;
const failed = (...rows: object[]) => orderChanges('failed-inbound', 'inbound', 'FAILED', rows);
const at = (minute: number) => `2026-11-20T14:${String(minute).padStart(2, '0')}:00Z`;
const keys = ({ changes }: ReturnType<typeof failed>) => changes.map(({ name }) => name);

describe('changes of a page', () => {
  test('changes are sorted by time, and a fraction of a second does not change the order', () => {
    const page = failed(order('A', at(1)), order('B', '2026-11-20T14:01:00.500Z'), order('C', at(2)));
    expect(keys(page)).toEqual(['C', 'B', 'A']);
  });

  test('incomplete rows, repeated rows and other statuses are left out', () => {
    const rows = [
      order('A', at(1)),
      order('A', at(1)),
      order('B', 'yesterday'),
      order('', at(1)),
      order('C', at(1), 'OPEN'),
      {},
    ];
    expect(keys(failed(...rows))).toEqual(['A']);
  });

  test('an upload without a time of completion is no change', () => {
    const upload = { fileId: '1', fileName: 'items.csv', status: 'COMPLETED', completedAt: at(1) } as const;
    const { changes } = uploadChanges([
      upload,
      { ...upload, fileId: '2', completedAt: null },
      { ...upload, fileId: '3', status: 'PROCESSING' },
    ]);
    expect(changes.map(({ name, kind }) => [name, kind])).toEqual([['items.csv', 'upload']]);
  });
});

describe('unread changes', () => {
  const unread = (page: ReturnType<typeof failed>, mark: Parameters<typeof isUnread>[1]) =>
    page.changes.filter((change) => isUnread(change, mark)).map(({ name }) => name);

  test('nothing is unread before the first mark', () => {
    expect(unread(failed(order('A', at(1))), undefined)).toEqual([]);
  });

  test('a change with the time of a seen change is unread', () => {
    const mark = createMark(failed(order('A', at(1))));
    expect(unread(failed(order('A', at(1)), order('B', at(1))), mark)).toEqual(['B']);
  });

  test('a change with an earlier time than a seen change is unread', () => {
    const mark = createMark(failed(order('A', at(5))));
    expect(unread(failed(order('A', at(5)), order('B', at(4))), mark)).toEqual(['B']);
  });

  test('an order that fails again is unread', () => {
    const mark = createMark(failed(order('A', at(1))));
    expect(unread(failed(order('A', at(2))), mark)).toEqual(['A']);
  });

  test('an old change that moves into a full page is not unread', () => {
    const full = Array.from({ length: sourceLimit }, (_, index) => order(`A${index}`, at(30 - index)));
    const mark = createMark(failed(...full));
    expect(unread(failed(...full.slice(1), order('B', at(1))), mark)).toEqual([]);
  });

  test('a seen change is not unread', () => {
    const page = failed(order('A', at(1)), order('B', at(2)));
    const mark = withSeen({ floorMs: 0, seen: [] }, page.changes[0]?.key ?? '');
    expect(unread(page, mark)).toEqual(['A']);
  });
});
