import { createPortalSdk } from '@portal-kit/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPortalQueryClient } from '../../kernel/queries/query-client';
import { dashboardQueries } from './dashboard-queries';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a second prefetch of the dashboard within 60 s sends no request', async () => {
  const sdk = createPortalSdk({ baseUrl: '', tokens: { get: () => null, refresh: async () => null } });
  const request = vi.fn(async () => null);
  const queries = dashboardQueries({ sdk, supplierId: 'SUP-1', can: () => true });
  const client = createPortalQueryClient();
  const prefetch = () =>
    Promise.all(queries.map((query) => client.prefetchQuery({ ...query, queryFn: request })));
  await prefetch();
  expect(request).toHaveBeenCalledTimes(queries.length);
  vi.advanceTimersByTime(59_999);
  await prefetch();
  expect(request).toHaveBeenCalledTimes(queries.length);
  vi.advanceTimersByTime(1);
  await prefetch();
  expect(request).toHaveBeenCalledTimes(2 * queries.length);
});
