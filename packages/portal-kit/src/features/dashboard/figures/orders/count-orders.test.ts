import type { PortalSdk } from '@portal-kit/sdk';
import { expect, test } from 'vitest';
import { fakeClient } from '../../../../../test/fake-client';
import { countRecords, mapWithLimit, statusCounts, sumOfTotals } from './count-orders';

const page = (rows: readonly unknown[], total: number | null) => ({ rows, total });

test("countRecords returns the server's total, or the number of rows as a minimum", () => {
  expect(countRecords(page([{}], 137))).toEqual({ value: 137, isAtLeast: false });
  expect(countRecords(page([{}], null))).toEqual({ value: 1, isAtLeast: true });
  expect(countRecords(page([], null))).toEqual({ value: 0, isAtLeast: false });
});

test('sumOfTotals adds cases and loose bottles; orders without totals count as 0', () => {
  const orders = [
    { totals: { cases: 2, bottles: 3 } },
    { totals: undefined },
    { totals: { cases: 0, bottles: 2 } },
  ];
  expect(sumOfTotals(orders as never)).toEqual({ cases: 2, bottles: 5 });
});

test('mapWithLimit runs three calls at a time and keeps the order of the values', async () => {
  const waiting: (() => void)[] = [];
  let most = 0;
  let out = 0;
  const done = mapWithLimit([1, 2, 3, 4, 5], async (value) => {
    out += 1;
    most = Math.max(most, out);
    await new Promise<void>((resolve) => waiting.push(resolve));
    out -= 1;
    return value * 10;
  });
  // Responses arrive in reverse order.
  for (let settled = 0; settled < 5; ) {
    const next = waiting.pop();
    if (next) {
      next();
      settled += 1;
    }
    await Promise.resolve();
  }
  expect(await done).toEqual([10, 20, 30, 40, 50]);
  expect(most).toBe(3);
});

test('mapWithLimit starts no further call after a failure', async () => {
  const started: number[] = [];
  const refused = mapWithLimit([1, 2, 3, 4, 5], async (value) => {
    started.push(value);
    if (value === 1) throw new Error('503');
  });
  await expect(refused).rejects.toThrow('503');
  expect(started).toEqual([1, 2, 3]);
});

test('statusCounts counts each status of a direction with a request for one row', async () => {
  const requests: unknown[] = [];
  const sdk = {
    client: fakeClient<{ filter: string }>(async (operation, { query }) => {
      requests.push([operation.id, query]);
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
  expect(requests[0]).toEqual(['listOutboundOrders', { limit: 1, filter: 'status:SUBMITTED;' }]);
});
