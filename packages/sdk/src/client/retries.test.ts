import { PortalError } from '@portal-kit/sdk';
import { authQueries } from '@portal-kit/sdk/auth';
import { itemMutations, itemQueries } from '@portal-kit/sdk/items';
import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { describe, expect, test, vi } from 'vitest';
import { type Handler, json, reset, silence } from '../../test/api-server';
import { catchPortalError } from '../../test/catch-portal-error';
import { useApiServer } from '../../test/fixture';
import { countingTokens } from '../../test/tokens';

const { server, client } = useApiServer();
const page = { data: [], meta: { total: 0 } };
const supplierId = 'SUP-1001';
const noCache = { client: { invalidateQueries: async () => {} } };
const newItem = { sku: 'A-1' } as never;

/** Responds with 401 unless the request has this token. */
const onlyFor =
  (token: string): Handler =>
  (request, response) =>
    json(request.headers.authorization === `Bearer ${token}` ? 200 : 401, page)(request, response);

describe('a 401 response', () => {
  test('the first 401 of a data call refreshes the access token and repeats the call with the new token', async () => {
    const { sdk, tokens } = client();
    server().respond(onlyFor('access-2'));
    expect(await itemQueries.list(sdk, { supplierId }).queryFn({})).toEqual({ rows: [], total: 0 });
    expect(tokens.refreshes).toEqual([{ kind: 'access', reason: 'unauthorized' }]);
    expect(server().received.map((request) => request.headers.authorization)).toEqual([
      'Bearer access-1',
      'Bearer access-2',
    ]);
  });

  test('the first 401 refreshes the identity token of a user call', async () => {
    const { sdk, tokens } = client();
    server().respond(json(401, {}), json(200, { token: 'fresh' }));
    expect(await authQueries.accessToken(sdk).queryFn({})).toEqual({
      token: 'fresh',
      expiresInSeconds: null,
    });
    expect(tokens.refreshes).toEqual([{ kind: 'identity', reason: 'unauthorized' }]);
  });

  test('supplier calls send the access token in the Access-Token header', async () => {
    const { sdk } = client();
    server().respond(json(200, page));
    await supplierQueries.list(sdk).queryFn({});
    const { authorization, 'access-token': accessToken } = server().received[0]?.headers ?? {};
    expect({ authorization, accessToken }).toEqual({ authorization: undefined, accessToken: 'access-1' });
  });

  test('a call that gets two 401 responses rejects after one refresh', async () => {
    const { sdk, tokens } = client();
    server().respond(json(401, { errorMessage: 'Sign in', errorCode: 'UNAUTHENTICATED' }));
    const error = await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}));
    expect(error).toMatchObject({ kind: 'http', status: 401, code: 'UNAUTHENTICATED', message: 'Sign in' });
    expect([server().received.length, tokens.refreshes.length]).toEqual([2, 1]);
  });

  test('thirty parallel calls with a 401 share one refresh and succeed', async () => {
    const { sdk, tokens } = client();
    server().respond(onlyFor('access-2'));
    const calls = Array.from({ length: 30 }, (_, offset) =>
      itemQueries.list(sdk, { supplierId, offset }).queryFn({}),
    );
    expect(await Promise.all(calls)).toEqual(calls.map(() => ({ rows: [], total: 0 })));
    expect([tokens.refreshes.length, server().received.length]).toEqual([1, 60]);
  });

  test('a 401 of a call that was sent before the last refresh does not refresh again', async () => {
    const { sdk, tokens } = client();
    let respondLater = () => {};
    server().respond(
      (request, response) => {
        respondLater = () => json(401, {})(request, response);
      },
      json(401, {}),
      json(200, page),
    );
    const late = itemQueries.list(sdk, { supplierId, offset: 1 }).queryFn({});
    await expect.poll(() => server().received.length).toBe(1);
    await itemQueries.list(sdk, { supplierId, offset: 2 }).queryFn({});
    respondLater();
    expect(await late).toEqual({ rows: [], total: 0 });
    expect([tokens.refreshes.length, server().received.length]).toEqual([1, 4]);
  });

  test('a token that the source replaced during the call is used without a refresh', async () => {
    const { sdk, tokens } = client();
    server().respond((request, response) => {
      tokens.held.access = 'polled';
      onlyFor('polled')(request, response);
    });
    await itemQueries.list(sdk, { supplierId }).queryFn({});
    expect([tokens.refreshes.length, server().received.length]).toEqual([0, 2]);
  });

  test('after a failed refresh every waiting call rejects with its own 401 error and the same cause', async () => {
    const outage = new Error('identity provider is down');
    const { sdk, tokens } = client({ tokens: countingTokens(() => Promise.reject(outage)) });
    server().respond(json(401, {}));
    const calls = Array.from({ length: 5 }, () =>
      catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({})),
    );
    const errors = await Promise.all(calls);
    expect(errors.map(({ kind, status, cause }) => ({ kind, status, cause }))).toEqual(
      errors.map(() => ({ kind: 'http', status: 401, cause: outage })),
    );
    expect([tokens.refreshes.length, server().received.length]).toEqual([1, 5]);
  });

  test('a call after a refresh without a token refreshes again', async () => {
    const results = [null, 'access-9'];
    const { sdk, tokens } = client({ tokens: countingTokens(async () => results.shift() ?? null) });
    server().respond(onlyFor('access-9'));
    expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toMatchObject({
      status: 401,
    });
    expect(await itemQueries.list(sdk, { supplierId }).queryFn({})).toEqual({ rows: [], total: 0 });
    expect([tokens.refreshes.length, server().received.length]).toEqual([2, 3]);
  });

  test('a refresh that never ends times out, and the next call refreshes again', async () => {
    const attempts = [new Promise<null>(() => {}), Promise.resolve('access-9')];
    const { sdk } = client({
      timeoutMs: 300,
      tokens: countingTokens(() => attempts.shift() ?? Promise.resolve(null)),
    });
    server().respond(onlyFor('access-9'));
    const error = await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}));
    expect(error).toMatchObject({ status: 401, cause: { kind: 'timeout' } });
    expect(await itemQueries.list(sdk, { supplierId }).queryFn({})).toEqual({ rows: [], total: 0 });
  });

  test('a call that is aborted during a refresh does not affect other calls', async () => {
    let finish = (_: string) => {};
    const { sdk, tokens } = client({
      tokens: countingTokens(() => new Promise<string>((resolve) => (finish = resolve))),
    });
    server().respond(onlyFor('access-9'));
    const controller = new AbortController();
    const aborted = catchPortalError(
      itemQueries.list(sdk, { supplierId }).queryFn({ signal: controller.signal }),
    );
    const patient = itemQueries.list(sdk, { supplierId }).queryFn({});
    await expect.poll(() => [server().received.length, tokens.refreshes.length]).toEqual([2, 1]);
    controller.abort();
    expect(await aborted).toMatchObject({ kind: 'aborted' });
    finish('access-9');
    expect(await patient).toEqual({ rows: [], total: 0 });
  });

  test('a 403 causes no refresh and no second request', async () => {
    const { sdk, tokens } = client();
    server().respond(json(403, { errorCode: 'FORBIDDEN' }));
    expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      retryable: false,
    });
    expect([tokens.refreshes.length, server().received.length]).toEqual([0, 1]);
  });
});

describe('refused() of the token source', () => {
  function clientWithRefused(tokens = countingTokens()) {
    const refused = vi.fn();
    return { refused, ...client({ tokens: { ...tokens, refused } }) };
  }

  test('refused() is called once with token kind and operation when a fresh access token gets a 401', async () => {
    const { sdk, refused } = clientWithRefused();
    server().respond(json(401, {}));
    expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toMatchObject({
      status: 401,
    });
    expect(refused.mock.calls).toEqual([['access', 'listItems']]);
    expect(server().received.length).toBe(2);
  });

  test('refused() is called with the identity token for a user call', async () => {
    const { sdk, refused } = clientWithRefused();
    server().respond(json(401, {}));
    expect(await catchPortalError(authQueries.roles(sdk).queryFn({}))).toMatchObject({ status: 401 });
    expect(refused.mock.calls).toEqual([['identity', 'getRoles']]);
  });

  test('refused() is called when a token that the source replaced gets a 401', async () => {
    const { sdk, refused, tokens } = clientWithRefused();
    server().respond((request, response) => {
      tokens.held.access = 'polled';
      json(401, {})(request, response);
    });
    await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}));
    expect([refused.mock.calls, tokens.refreshes]).toEqual([[['access', 'listItems']], []]);
  });

  test.each<[string, Handler[]]>([
    ['a call that succeeds with the fresh token', [json(401, {}), json(200, page)]],
    ['a repeated server error', [json(500, {})]],
    ['a server error after a 401', [json(401, {}), json(500, {})]],
    ['a 403', [json(403, {})]],
    ['a 403 with a fresh token', [json(401, {}), json(403, {})]],
    ['a lost connection after a 401', [json(401, {}), reset]],
  ])('refused() is not called for %s', async (_, handlers) => {
    const { sdk, refused } = clientWithRefused();
    server().respond(...handlers);
    await itemQueries
      .list(sdk, { supplierId })
      .queryFn({})
      .catch(() => {});
    expect(server().received.length).toBeGreaterThan(0);
    expect(refused).not.toHaveBeenCalled();
  });

  test.each<[string, () => Promise<null>]>([
    ['the refresh returns no token', async () => null],
    ['the refresh fails', () => Promise.reject(new Error('identity provider is down'))],
  ])('refused() is not called when %s', async (_, refresh) => {
    const { sdk, refused } = clientWithRefused(countingTokens(refresh));
    server().respond(json(401, {}));
    expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toMatchObject({
      status: 401,
    });
    expect([refused.mock.calls, server().received.length]).toEqual([[], 1]);
  });

  test('a call rejects with the usual error when the token source has no refused()', async () => {
    const { sdk } = client();
    server().respond(json(401, { errorMessage: 'Sign in' }));
    expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toMatchObject({
      status: 401,
      message: 'Sign in',
    });
  });
});

describe('a server error', () => {
  test('a 500 refreshes the token and repeats the call', async () => {
    const { sdk, tokens } = client();
    server().respond(json(500, {}), json(200, page));
    expect(await itemQueries.list(sdk, { supplierId }).queryFn({})).toEqual({ rows: [], total: 0 });
    expect(tokens.refreshes).toEqual([{ kind: 'access', reason: 'server-error' }]);
  });

  test('a call that gets two 500 responses rejects', async () => {
    const { sdk } = client();
    server().respond(json(500, { errorMessage: 'Broken' }));
    expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toMatchObject({
      status: 500,
      message: 'Broken',
      retryable: true,
    });
    expect(server().received.length).toBe(2);
  });

  test('a call that loses its connection after a 500 is not sent a third time', async () => {
    const { sdk } = client();
    server().respond(json(500, {}), reset);
    expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toMatchObject({
      kind: 'network',
    });
    expect(server().received.length).toBe(2);
  });

  test('a POST is repeated with the idempotency key of the caller', async () => {
    const { sdk } = client();
    server().respond(json(500, {}), json(201, { itemId: 'I-1' }));
    const { mutationFn } = itemMutations.create(sdk, { supplierId });
    await mutationFn({ item: newItem, idempotencyKey: 'key-1' }, noCache);
    expect(server().received.map((request) => request.headers['idempotency-key'])).toEqual([
      'key-1',
      'key-1',
    ]);
  });

  test('a POST without an idempotency key gets one uuid for both attempts', async () => {
    const { sdk } = client();
    server().respond(json(500, {}), json(201, { itemId: 'I-1' }));
    await itemMutations.create(sdk, { supplierId }).mutationFn({ item: newItem }, noCache);
    const keys = server().received.map((request) => request.headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

describe('a lost connection', () => {
  test('a GET is repeated once after a lost connection', async () => {
    const { sdk, tokens } = client();
    server().respond(reset, json(200, page));
    expect(await itemQueries.list(sdk, { supplierId }).queryFn({})).toEqual({ rows: [], total: 0 });
    expect([tokens.refreshes.length, server().received.length]).toEqual([0, 2]);
  });

  test('a GET that loses two connections rejects with kind network', async () => {
    const { sdk } = client();
    server().respond(reset);
    expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toMatchObject({
      kind: 'network',
      status: 0,
      retryable: true,
    });
    expect(server().received.length).toBe(2);
  });

  test('a GET that is repeated after a lost connection still refreshes its token', async () => {
    const { sdk } = client();
    server().respond(reset, onlyFor('access-2'));
    expect(await itemQueries.list(sdk, { supplierId }).queryFn({})).toEqual({ rows: [], total: 0 });
    expect(server().received.length).toBe(3);
  });

  test('a POST is repeated after a lost connection with its idempotency key', async () => {
    const { sdk } = client();
    server().respond(reset, json(201, { itemId: 'I-1' }));
    const { mutationFn } = itemMutations.create(sdk, { supplierId });
    const saved = await mutationFn({ item: newItem, idempotencyKey: 'key-2' }, noCache);
    expect(saved).toEqual({ item: { itemId: 'I-1' }, etag: null });
    expect(server().received.map((request) => request.headers['idempotency-key'])).toEqual([
      'key-2',
      'key-2',
    ]);
  });

  test('a PUT is not repeated after a lost connection', async () => {
    const { sdk } = client();
    server().respond(reset);
    const { mutationFn } = itemMutations.update(sdk, { supplierId });
    const error = await catchPortalError(mutationFn({ itemId: 'I-1', item: newItem, etag: '"3"' }, noCache));
    expect(error.kind).toBe('network');
    expect(server().received.map((request) => request.headers['if-match'])).toEqual(['"3"']);
  });

  test('a call that times out is not repeated', async () => {
    const { sdk } = client({ timeoutMs: 200 });
    server().respond(silence);
    expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toMatchObject({
      kind: 'timeout',
      status: 0,
      retryable: true,
    });
    expect(server().received.length).toBe(1);
  });

  test('a PortalError of a custom fetch is passed on and the call is not repeated', async () => {
    const refused = new PortalError({ kind: 'http', status: 403, message: 'Refused by the proxy.' });
    const fetch = vi.fn(() => Promise.reject(refused));
    const { sdk } = client({ fetch });
    expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toBe(refused);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
