import { itemKeys, itemMutations, itemQueries } from '@portal-kit/sdk/items';
import { supplierMutations, supplierQueries } from '@portal-kit/sdk/suppliers';
import { MutationObserver, QueryClient } from '@tanstack/query-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Handler, json, reset } from '../../../test/api-server';
import { catchPortalError } from '../../../test/catch-portal-error';
import { useApiServer } from '../../../test/fixture';

const { server, client } = useApiServer();
const supplierId = 'SUP-1001';
const item = { sku: 'A-1' } as never;
let queries: QueryClient;

/** Lists the keys of the invalidated queries. */
function staleKeys() {
  return queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map((query) => query.queryKey.slice(1, 4));
}

async function fillCache(sdk: ReturnType<typeof client>['sdk']) {
  server().respond((request, response) =>
    json(200, request.url.includes('/items/I-') ? { itemId: 'I-1' } : [])(request, response),
  );
  await queries.fetchQuery(itemQueries.list(sdk, { supplierId, limit: 10 }));
  await queries.fetchQuery(itemQueries.list(sdk, { supplierId: 'SUP-2', limit: 10 }));
  await queries.fetchQuery(itemQueries.details(sdk, { supplierId, itemId: 'I-1' }));
  await queries.fetchQuery(itemQueries.details(sdk, { supplierId, itemId: 'I-2' }));
}

async function update(...responses: Handler[]) {
  const { sdk } = client();
  await fillCache(sdk);
  server().respond(...responses);
  const mutation = new MutationObserver(queries, itemMutations.update(sdk, { supplierId }));
  return mutation.mutate({ itemId: 'I-1', item });
}

beforeEach(() => {
  queries = new QueryClient();
});

describe('mutations', () => {
  test('an update invalidates only the lists of its supplier and the updated record', async () => {
    await update(json(200, { itemId: 'I-1' }));
    expect(staleKeys()).toEqual([
      [supplierId, 'items', 'list'],
      [supplierId, 'items', 'details'],
    ]);
    expect(queries.getQueryState(itemKeys.details({ supplierId, itemId: 'I-2' }))?.isInvalidated).toBe(false);
  });

  test('a create invalidates the lists even if the caller passes callbacks', async () => {
    const { sdk } = client();
    await fillCache(sdk);
    server().respond(json(201, { itemId: 'I-3' }));
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

  test('an update that the server rejects with 422 invalidates nothing', async () => {
    await catchPortalError(update(json(422, {})));
    expect(staleKeys()).toEqual([]);
  });

  test.each([
    ['a conflict', json(409, {})],
    ['a stale tag', json(412, {})],
    ['a lost response', reset],
    ['a server error', json(503, {})],
  ])(
    'an update that fails with %s invalidates the lists and keeps the edited record',
    async (_, response) => {
      await catchPortalError(update(response));
      expect(staleKeys()).toEqual([[supplierId, 'items', 'list']]);
    },
  );

  test('a mutation does not wait for the network and is not retried by TanStack Query', () => {
    const { networkMode, retry } = itemMutations.create(client().sdk, { supplierId });
    expect({ networkMode, retry }).toEqual({ networkMode: 'always', retry: false });
  });

  test('a supplier update invalidates the supplier lists', async () => {
    const { sdk } = client();
    server().respond(json(200, []));
    await queries.fetchQuery(supplierQueries.list(sdk, { limit: 5000 }));
    server().respond(json(200, {}));
    const mutation = new MutationObserver(queries, supplierMutations.update(sdk));
    await mutation.mutate({ supplier: { supplierId: 'SUP-2', name: 'B', warehouses: [] } });
    expect(staleKeys()).toEqual([[null, 'suppliers', 'list']]);
  });
});

describe('queries', () => {
  test('lists with equal parameters share a query key', () => {
    const { sdk } = client();
    const extra = { supplierId, limit: 10, page: 3 };
    expect(itemQueries.list(sdk, extra).queryKey).toEqual(
      itemQueries.list(sdk, { supplierId, limit: 10 }).queryKey,
    );
  });

  test('a query is kept for 60 s and is not retried by TanStack Query', () => {
    const { gcTime, retry } = itemQueries.suggested(client().sdk, { supplierId, warehouseId: 'WH-1' });
    expect({ gcTime, retry }).toEqual({ gcTime: 60_000, retry: false });
  });

  test('the query key determines the type of the query data', async () => {
    const { sdk } = client();
    server().respond(json(200, [{ sku: 'A-1' }]));
    const options = itemQueries.list(sdk, { supplierId });
    await queries.fetchQuery(options);
    const sku: string | undefined = queries.getQueryData(options.queryKey)?.rows[0]?.sku;
    expect(sku).toBe('A-1');
  });
});
