import { itemQueries } from '@portal-kit/sdk/items';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { json } from '../../test/api-server';
import { catchPortalError } from '../../test/catch-portal-error';
import { useApiServer } from '../../test/fixture';

const { server, client } = useApiServer();
const read = (itemId: string) =>
  itemQueries.details(client().sdk, { supplierId: 'SUP-1', itemId }).queryFn({});
const prefix = '/api/v1/suppliers/SUP-1/items/';

describe('path parameters', () => {
  test.each([
    ['an empty text', ''],
    ['a dot', '.'],
    ['two dots', '..'],
    ['three dots', '...'],
    ['encoded dots', '%2e%2E'],
    ['twice encoded dots', '%252e%252e'],
    ['more than 2000 characters', 'a'.repeat(2001)],
    ['half a surrogate pair', '\uD800'],
    ['undefined', undefined as unknown as string],
    ['an object', {} as unknown as string],
  ])('a path parameter of %s is rejected and no request is sent', async (_, itemId) => {
    server().respond(json(200, {}));
    const { kind, status, code, retryable, operationId } = await catchPortalError(read(itemId));
    expect({ kind, status, code, retryable, operationId }).toEqual({
      kind: 'parse',
      status: 0,
      code: 'INVALID_PATH_PARAMETER',
      retryable: false,
      operationId: 'getItem',
    });
    expect(server().received).toEqual([]);
  });

  test('a path parameter with other characters is sent as one segment that decodes to its value', async () => {
    server().respond(json(200, { itemId: 'x' }));
    const hostile = fc.constantFrom(
      '/',
      '?',
      '#',
      ';',
      '\n',
      '\0',
      '%',
      '%2f',
      '..',
      '\\',
      '+',
      ' ',
      'é',
      '🍷',
    );
    const value = fc
      .array(fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 8 })), { minLength: 1, maxLength: 8 })
      .map((parts) => parts.join(''))
      .filter((text) => /[^.%2eE5]/.test(text));
    await fc.assert(
      fc.asyncProperty(value, async (itemId) => {
        server().received.length = 0;
        await read(itemId);
        const { url = '' } = server().received[0] ?? {};
        expect(url.startsWith(prefix)).toBe(true);
        const segment = url.slice(prefix.length);
        expect(segment).not.toMatch(/[/?#;\\]/);
        expect(decodeURIComponent(segment)).toBe(itemId);
      }),
      { numRuns: 200 },
    );
  });

  test('a supplier id cannot change the path', async () => {
    server().respond(json(200, {}));
    const { sdk } = client();
    const list = (supplierId: string) => itemQueries.list(sdk, { supplierId }).queryFn({});
    expect(await catchPortalError(list('..'))).toMatchObject({ code: 'INVALID_PATH_PARAMETER' });
    await list('a/../b').catch(() => {});
    expect(server().received.map((request) => request.url)).toEqual(['/api/v1/suppliers/a%2F..%2Fb/items']);
  });
});

describe('URLs', () => {
  test('the query omits empty values and encodes the others once', async () => {
    server().respond(json(200, []));
    const { sdk } = client();
    await itemQueries
      .list(sdk, {
        supplierId: 'SUP-1',
        limit: 20,
        offset: 0,
        searchString: 'a+b &c',
        filter: 'brand:A%3AB;',
        sortBy: '',
      })
      .queryFn({});
    expect(server().received[0]?.url).toBe(
      '/api/v1/suppliers/SUP-1/items?limit=20&offset=0&searchString=a%2Bb%20%26c&filter=brand%3AA%253AB%3B',
    );
  });

  test('dataBasePath replaces the base of a portal-data path', async () => {
    server().respond(json(200, { itemId: 'x' }));
    const { sdk } = client({ dataBasePath: '/portal/v3' });
    await itemQueries.details(sdk, { supplierId: 'SUP-1', itemId: 'I-1' }).queryFn({});
    expect(server().received[0]?.url).toBe('/portal/v3/suppliers/SUP-1/items/I-1');
  });
});
