import type { PortalSdk } from '@portal-kit/sdk';
import { expect, test } from 'vitest';
import { fakeClient } from '../../../../test/fake-client';
import { countOf, mapInTurn, statusCounts } from './count-orders';

const page = (rows: readonly unknown[], total: number | null) => ({ rows, total });

test('a server that counts is believed; one that does not has at least what it shows', () => {
  expect(countOf(page([{}], 137))).toEqual({ value: 137, isAtLeast: false });
  expect(countOf(page([{}], null))).toEqual({ value: 1, isAtLeast: true });
  expect(countOf(page([], null))).toEqual({ value: 0, isAtLeast: false });
});

test('three calls are out at a time, and the results stand in the order of the values', async () => {
  const waiting: (() => void)[] = [];
  let most = 0;
  let out = 0;
  const done = mapInTurn([1, 2, 3, 4, 5], async (value) => {
    out += 1;
    most = Math.max(most, out);
    await new Promise<void>((resolve) => waiting.push(resolve));
    out -= 1;
    return value * 10;
  });
  // The last one that waits is the first to be answered.
  for (let answered = 0; answered < 5; ) {
    const next = waiting.pop();
    if (next) {
      next();
      answered += 1;
    }
    await Promise.resolve();
  }
  expect(await done).toEqual([10, 20, 30, 40, 50]);
  expect(most).toBe(3);
});

test('after a failure nothing more is asked', async () => {
  const asked: number[] = [];
  const refused = mapInTurn([1, 2, 3, 4, 5], async (value) => {
    asked.push(value);
    if (value === 1) throw new Error('503');
  });
  await expect(refused).rejects.toThrow('503');
  expect(asked).toEqual([1, 2, 3]);
});

test('each status of a direction is counted by one row of it', async () => {
  const asked: unknown[] = [];
  const sdk = {
    client: fakeClient<{ filter: string }>(async (operation, { query }) => {
      asked.push([operation.id, query]);
      return { data: { data: [{}], meta: { total: query.filter.length } }, status: 200 };
    }),
  } as unknown as PortalSdk;
  const counts = await statusCounts(sdk, { supplierId: 'S', direction: 'outbound' }).queryFn({});
  expect(Object.fromEntries([...counts].map(([status, { value }]) => [status, value]))).toEqual({
    SUBMITTED: 17,
    RESUBMITTED: 19,
    OPEN: 12,
    PICKING: 15,
    SHIPPED: 15,
    FAILED: 14,
    CANCELED: 16,
    CANCELED_BY_USER: 24,
  });
  expect(asked[0]).toEqual(['listOutboundOrders', { limit: 1, filter: 'status:SUBMITTED;' }]);
});
