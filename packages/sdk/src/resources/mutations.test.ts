import { itemKeys, itemMutations, itemQueries } from '@portal-kit/sdk/items';
import { supplierMutations, supplierQueries } from '@portal-kit/sdk/suppliers';
import { MutationObserver, QueryClient } from '@tanstack/query-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Handler, json, reset } from '../../test/api-server';
import { failureOf } from '../../test/failure-of';
import { useApiServer } from '../../test/fixture';

const { server, client } = useApiServer();
const supplierId = 'SUP-1001';
const item = { sku: 'A-1' } as never;
let queries: QueryClient;

/** Which of the item queries are stale now. */
function staleKeys() {
  return queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map((query) => query.queryKey.slice(1, 4));
}

async function fillCache(sdk: ReturnType<typeof client>['sdk']) {
  server().answer((request, response) =>
    json(200, request.url.includes('/items/I-') ? { itemId: 'I-1' } : [])(request, response),
  );
  await queries.fetchQuery(itemQueries.list(sdk, { supplierId, limit: 10 }));
  await queries.fetchQuery(itemQueries.list(sdk, { supplierId: 'SUP-2', limit: 10 }));
  await queries.fetchQuery(itemQueries.details(sdk, { supplierId, itemId: 'I-1' }));
  await queries.fetchQuery(itemQueries.details(sdk, { supplierId, itemId: 'I-2' }));
}

async function update(...answers: Handler[]) {
  const { sdk } = client();
  await fillCache(sdk);
  server().answer(...answers);
  const mutation = new MutationObserver(queries, itemMutations.update(sdk, { supplierId }));
  return mutation.mutate({ itemId: 'I-1', item });
}

beforeEach(() => {
  queries = new QueryClient();
});

describe('a mutation owns its invalidation', () => {
  test('a save makes the lists of its supplier and its own record stale, nothing else', async () => {
    await update(json(200, { itemId: 'I-1' }));
    expect(staleKeys()).toEqual([
      [supplierId, 'items', 'list'],
      [supplierId, 'items', 'details'],
    ]);
    expect(queries.getQueryState(itemKeys.details(supplierId, 'I-2'))?.isInvalidated).toBe(false);
  });

  test("a caller's callbacks come in addition to it", async () => {
    const { sdk } = client();
    await fillCache(sdk);
    server().answer(json(201, { itemId: 'I-3' }));
    const seen: unknown[] = [];
    const mutation = new MutationObserver(queries, {
      ...itemMutations.create(sdk, { supplierId }),
      onSuccess: (data) => seen.push(data),
      onSettled: () => seen.push('settled'),
    });
    await mutation.mutate({ item });
    expect(seen).toEqual([{ item: { itemId: 'I-3' }, etag: null }, 'settled']);
    expect(staleKeys()).toEqual([[supplierId, 'items', 'list']]);
  });

  test('a refused request leaves the cache as it is', async () => {
    await failureOf(update(json(422, {})));
    expect(staleKeys()).toEqual([]);
  });

  test.each([
    ['a conflict', json(409, {})],
    ['a stale tag', json(412, {})],
    ['a lost answer', reset],
    ['a server error', json(503, {})],
  ])('%s makes the lists stale but keeps the record that is being edited', async (_, answer) => {
    await failureOf(update(answer));
    expect(staleKeys()).toEqual([[supplierId, 'items', 'list']]);
  });

  test('offline it fails at once instead of waiting', () => {
    const { networkMode, retry } = itemMutations.create(client().sdk, { supplierId });
    expect({ networkMode, retry }).toEqual({ networkMode: 'always', retry: false });
  });

  test('what belongs to no supplier has its own keys', async () => {
    const { sdk } = client();
    server().answer(json(200, []));
    await queries.fetchQuery(supplierQueries.list(sdk, { limit: 5000 }));
    server().answer(json(200, {}));
    const mutation = new MutationObserver(queries, supplierMutations.update(sdk));
    await mutation.mutate({ supplier: { supplierId: 'SUP-2', name: 'B', warehouses: [] } });
    expect(staleKeys()).toEqual([[null, 'suppliers', 'list']]);
  });
});

describe('queries', () => {
  test('equal lists share a key whatever else the parameters hold', () => {
    const { sdk } = client();
    const extra = { supplierId, limit: 10, page: 3 };
    expect(itemQueries.list(sdk, extra).queryKey).toEqual(
      itemQueries.list(sdk, { supplierId, limit: 10 }).queryKey,
    );
  });

  test('live 60 s unused and are not retried by the cache', () => {
    const { gcTime, retry } = itemQueries.suggested(client().sdk, { supplierId, warehouseId: 'WH-1' });
    expect({ gcTime, retry }).toEqual({ gcTime: 60_000, retry: false });
  });

  test('data is typed by the key', async () => {
    const { sdk } = client();
    server().answer(json(200, [{ sku: 'A-1' }]));
    const options = itemQueries.list(sdk, { supplierId });
    await queries.fetchQuery(options);
    const sku: string | undefined = queries.getQueryData(options.queryKey)?.rows[0]?.sku;
    expect(sku).toBe('A-1');
  });
});
