import { createPortalSdk } from '@portal-kit/sdk';
import { itemQueries } from '@portal-kit/sdk/items';
import { itemListRequest, itemListUrl, supplierListRequest, supplierListUrl } from '@portal-kit/sdk/prefetch';
import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { describe, expect, test } from 'vitest';
import { countingTokens } from '../test/tokens';

const suppliers = { limit: 5000, sortBy: 'name', sortDirection: 'ASC' } as const;
const items = {
  supplierId: 'SUP-1001',
  limit: 10,
  offset: 20,
  searchString: 'é & co',
  sortBy: 'sku',
} as const;

test('the URL of the supplier list omits empty values', () => {
  expect(supplierListUrl({ baseUrl: '' }, suppliers)).toBe(
    '/api/v1/suppliers?limit=5000&sortBy=name&sortDirection=ASC',
  );
  expect(
    supplierListUrl({ baseUrl: 'https://portal.example' }, { searchString: '', filter: undefined }),
  ).toBe('https://portal.example/api/v1/suppliers');
});

test('the URL of the item list starts with the base of portal-data paths', () => {
  expect(itemListUrl({ baseUrl: 'https://portal.example', dataBasePath: '/data' }, items)).toBe(
    'https://portal.example/data/suppliers/SUP-1001/items?limit=10&offset=20&sortBy=sku&searchString=%C3%A9%20%26%20co',
  );
});

test('slashes at the end of the base URL are not part of the URL', () => {
  expect(supplierListUrl({ baseUrl: 'https://portal.example//' }, {})).toBe(
    'https://portal.example/api/v1/suppliers',
  );
});

test('a prefetch request sends the access token in the header of its security scheme', () => {
  const bases = { baseUrl: '' };
  expect(itemListRequest(bases, items, 'token-1')).toEqual({
    url: itemListUrl(bases, items),
    headers: { Accept: 'application/json', Authorization: 'Bearer token-1' },
  });
  expect(supplierListRequest(bases, suppliers, 'token-1')).toEqual({
    url: supplierListUrl(bases, suppliers),
    headers: { Accept: 'application/json', 'Access-Token': 'token-1' },
  });
});

test.each(['', '.', '..', '%2e%2e'])('the item list URL rejects the supplier id %j', (supplierId) => {
  expect(() => itemListUrl({ baseUrl: '' }, { ...items, supplierId })).toThrow(
    expect.objectContaining({ kind: 'parse', code: 'INVALID_PATH_PARAMETER' }),
  );
});

describe('a client with prefetched responses', () => {
  /** A client with a prefetched response per URL. Other calls go to a stub that records their URLs. */
  function clientWith(urls: readonly string[]) {
    const responses = new Map(
      urls.map((url) => [url, Promise.resolve(Response.json({ data: [{}], meta: { total: 99 } }))]),
    );
    const sent: string[] = [];
    const sdk = createPortalSdk({
      baseUrl: 'https://portal.example',
      tokens: countingTokens(),
      prefetchedResponse: (url) => responses.get(url),
      fetch: async (url) => {
        sent.push(String(url));
        return Response.json({ data: [], meta: { total: 0 } });
      },
    });
    return { sdk, sent };
  }
  const bases = { baseUrl: 'https://portal.example' };

  test('a client with prefetched responses reads the supplier and item lists and sends no request', async () => {
    const { sdk, sent } = clientWith([supplierListUrl(bases, suppliers), itemListUrl(bases, items)]);
    expect(await supplierQueries.list(sdk, suppliers).queryFn({})).toMatchObject({ total: 99 });
    expect(await itemQueries.list(sdk, items).queryFn({})).toMatchObject({ total: 99 });
    expect(sent).toEqual([]);
  });

  test.each([
    { ...suppliers, limit: 10 },
    { ...suppliers, sortDirection: 'DESC' } as const,
    { ...suppliers, searchString: 'wine' },
  ])('a client with prefetched responses sends a request for the list parameters %j', async (other) => {
    const { sdk, sent } = clientWith([supplierListUrl(bases, suppliers)]);
    expect(await supplierQueries.list(sdk, other).queryFn({})).toMatchObject({ total: 0 });
    expect(sent).toEqual([supplierListUrl(bases, other)]);
  });
});
