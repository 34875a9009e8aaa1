import type { Page, PortalQuery } from '@portal-kit/sdk';
import { expect, test } from 'vitest';
import { loadMatching } from './select-matching';

const params = {
  limit: 10,
  offset: 20,
  sortBy: 'sku',
  sortDirection: 'ASC',
  searchString: 'wine',
  filter: 'type:M;',
} as const;

/** Creates a list with a number of rows, and records the requests that the test sends to it. */
function createList(size: number, { isCounted = true } = {}) {
  const requests: unknown[] = [];
  const query = ({ limit, offset, ...rest }: { limit: number; offset: number }) =>
    ({
      queryFn: async () => {
        requests.push({ limit, offset, ...rest });
        const rows = Array.from(
          { length: Math.max(0, Math.min(limit, size - offset)) },
          (_, at) => offset + at,
        );
        return { rows, total: isCounted ? size : null };
      },
    }) as unknown as PortalQuery<Page<number>>;
  const progress: number[] = [];
  const load = () =>
    loadMatching({
      query,
      params,
      signal: new AbortController().signal,
      onProgress: (count) => progress.push(count),
    });
  return { load, requests, progress };
}

test('loadMatching loads every page with the search, filter and sort order of the list', async () => {
  const { load, requests, progress } = createList(1_234);
  expect((await load()).length).toBe(1_234);
  expect(requests).toEqual([0, 500, 1_000].map((offset) => ({ ...params, limit: 500, offset })));
  expect(progress).toEqual([500, 1_000, 1_234]);
});

test('loadMatching loads at most 5,000 rows', async () => {
  const { load, requests } = createList(12_000);
  expect([(await load()).length, requests.length]).toEqual([5_000, 10]);
});

test.each([
  [500, 2],
  [499, 1],
])('loadMatching ends after %i rows without a total in %i requests', async (size, count) => {
  const { load, requests } = createList(size, { isCounted: false });
  expect([(await load()).length, requests.length]).toEqual([size, count]);
});
