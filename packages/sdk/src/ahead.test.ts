import { createPortalSdk } from '@portal-kit/sdk';
import { itemListUrl, supplierListUrl } from '@portal-kit/sdk/ahead';
import { itemQueries } from '@portal-kit/sdk/items';
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

test('the suppliers are asked for at their own address, empty values left out', () => {
  expect(supplierListUrl({ baseUrl: '' }, suppliers)).toBe(
    '/api/v1/suppliers?limit=5000&sortBy=name&sortDirection=ASC',
  );
  expect(
    supplierListUrl({ baseUrl: 'https://portal.example' }, { searchString: '', filter: undefined }),
  ).toBe('https://portal.example/api/v1/suppliers');
});

test('the items of a supplier are asked for below the base of the data calls', () => {
  expect(itemListUrl({ baseUrl: 'https://portal.example', dataBasePath: '/data' }, items)).toBe(
    'https://portal.example/data/suppliers/SUP-1001/items?limit=10&offset=20&sortBy=sku&searchString=%C3%A9%20%26%20co',
  );
});

test.each(['', '.', '..', '%2e%2e'])('the supplier id %j is refused', (supplierId) => {
  expect(() => itemListUrl({ baseUrl: '' }, { ...items, supplierId })).toThrow(
    expect.objectContaining({ kind: 'parse', code: 'INVALID_PATH_PARAMETER' }),
  );
});

describe('the client', () => {
  /** A client whose first answers have been asked for ahead, by address; it has no server. */
  function withAnswers(addresses: readonly string[], baseUrl = 'https://portal.example') {
    const answers = new Map(
      addresses.map((url) => [url, Promise.resolve(Response.json({ data: [{}], meta: { total: 1 } }))]),
    );
    const sent: string[] = [];
    const sdk = createPortalSdk({
      baseUrl,
      tokens: countingTokens(),
      answerAhead: (url) => answers.get(url),
      fetch: async (url) => {
        sent.push(String(url));
        return Response.json({ data: [], meta: { total: 0 } });
      },
    });
    return { sdk, sent };
  }
  const bases = { baseUrl: 'https://portal.example' };

  test('takes the suppliers and the items that were asked for ahead, and sends nothing', async () => {
    const { sdk, sent } = withAnswers([supplierListUrl(bases, suppliers), itemListUrl(bases, items)]);
    expect(await supplierQueries.list(sdk, suppliers).queryFn({})).toMatchObject({ total: 1 });
    expect(await itemQueries.list(sdk, items).queryFn({})).toMatchObject({ total: 1 });
    expect(sent).toEqual([]);
  });

  test.each([
    { ...suppliers, limit: 10 },
    { ...suppliers, sortDirection: 'DESC' } as const,
    { ...suppliers, searchString: 'wine' },
  ])('asks the server itself for another selection: %j', async (other) => {
    const { sdk, sent } = withAnswers([supplierListUrl(bases, suppliers)]);
    expect(await supplierQueries.list(sdk, other).queryFn({})).toMatchObject({ total: 0 });
    expect(sent).toEqual([supplierListUrl(bases, other)]);
  });
});
