import { PortalError } from '@portal-kit/sdk';
import { createTokenHandler, type PortalToken } from '@portal-kit/sdk/server';
import { describe, expect, test, vi } from 'vitest';

const address = 'https://stock.tidewater.example/portal-token';
const token: PortalToken = {
  accessToken: 'a.b.c',
  expiresAt: '2026-11-20T09:40:00Z',
  supplierId: 'SUP-1001',
  permissions: ['BASIC_ACCESS', 'ITEM_LIST'],
};

const request = (init: RequestInit = {}, search = '') => new Request(address + search, init);

async function shown(response: Response) {
  const { status, headers } = response;
  return { status, cacheControl: headers.get('cache-control'), body: await response.text() };
}

describe('createTokenHandler', () => {
  test('the token handler responds with the token as text', async () => {
    const response = await createTokenHandler(async () => ({ ...token, secret: 'x' }))(request());
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await shown(response)).toEqual({ status: 200, cacheControl: 'no-store', body: 'a.b.c' });
  });

  test('a page that accepts JSON gets the scope and no other field of the token', async () => {
    const handler = createTokenHandler(async () => ({ ...token, secret: 'x' }));
    const response = await handler(request({ headers: { Accept: 'application/json' } }));
    expect(response.headers.get('vary')).toBe('Accept');
    expect(await response.json()).toEqual(token);
  });

  test('the reason unauthorized asks for a fresh token', async () => {
    const getToken = vi.fn(async () => token);
    const handler = createTokenHandler(getToken);
    await handler(request());
    await handler(request({}, '?reason=expiry'));
    await handler(request({}, '?reason=unauthorized'));
    expect(getToken.mock.calls.map((call: unknown[]) => call[1])).toEqual([
      { isFresh: false },
      { isFresh: false },
      { isFresh: true },
    ]);
  });

  test('a request without a signed-in user gets 401', async () => {
    expect(await shown(await createTokenHandler(async () => null)(request()))).toEqual({
      status: 401,
      cacheControl: 'no-store',
      body: 'No user is signed in.',
    });
  });

  test('methods other than GET, and pages of other sites, get no token', async () => {
    const getToken = vi.fn(async () => token);
    const handler = createTokenHandler(getToken);
    const posted = await handler(request({ method: 'POST' }));
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
    for (const site of ['cross-site', 'same-site'])
      expect((await handler(request({ headers: { 'Sec-Fetch-Site': site } }))).status).toBe(403);
    expect(getToken).not.toHaveBeenCalled();
    for (const site of ['same-origin', 'none'])
      expect((await handler(request({ headers: { 'Sec-Fetch-Site': site } }))).status).toBe(200);
  });

  test.each<[string, ConstructorParameters<typeof PortalError>[0], number, string]>([
    [
      'an invalid credential',
      { kind: 'http', status: 401, code: 'UNAUTHENTICATED', requestId: '00-1', message: 'm' },
      502,
      'The portal issued no token: http 401 UNAUTHENTICATED (00-1).',
    ],
    [
      'a refused scope',
      { kind: 'http', status: 403, code: 'OUT_OF_SCOPE', message: 'm' },
      403,
      'The portal issued no token: http 403 OUT_OF_SCOPE.',
    ],
    ['no response', { kind: 'network', message: 'm' }, 502, 'The portal issued no token: network.'],
    [
      'maintenance',
      { kind: 'http', status: 503, code: 'MAINTENANCE', message: 'm', retryAfterMs: 29_500 },
      503,
      'The portal issued no token: http 503 MAINTENANCE.',
    ],
    [
      'a rate limit',
      { kind: 'http', status: 429, message: 'm' },
      503,
      'The portal issued no token: http 429.',
    ],
  ])('%s becomes a response and is reported', async (_, init, status, body) => {
    const error = new PortalError(init);
    const onError = vi.fn();
    const sent = request();
    const response = await createTokenHandler(
      async () => {
        throw error;
      },
      { onError },
    )(sent);
    expect(response.headers.get('retry-after')).toBe(init.retryAfterMs === undefined ? null : '30');
    expect(await shown(response)).toEqual({ status, cacheControl: 'no-store', body });
    expect(onError.mock.calls).toEqual([[error, sent]]);
  });

  test('the token handler rejects with an error that is not a PortalError', async () => {
    const handler = createTokenHandler(async () => {
      throw new RangeError('planted');
    });
    await expect(handler(request())).rejects.toThrow('planted');
  });
});
