import { inspect } from 'node:util';
import { createEmbedSessions, type EmbedSessionsOptions } from '@portal-kit/sdk/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cutShort, type Handler, json, raw, reset, silence } from '../../test/api-server';
import { catchPortalError } from '../../test/catch-portal-error';
import { useApiServer } from '../../test/fixture';
import type { WidgetSessionRequest } from './widget-session';

const { server } = useApiServer();
const secret = 'tidal-cellar-42';

const request: WidgetSessionRequest = {
  supplierId: 'SUP-1001',
  user: { id: 'u-20417', name: 'Erin Wolfe' },
  widgets: ['item-list', 'item-form'],
  origin: 'https://stock.tidewater.example',
};

const created = (change: object = {}) => ({
  ...request,
  sessionId: 'WS-1',
  accessToken: 'a.b.c',
  tokenType: 'Bearer',
  expiresIn: 600,
  expiresAt: '2026-11-20T09:40:00Z',
  permissions: ['BASIC_ACCESS', 'ITEM_LIST'],
  createdAt: '2026-11-20T09:30:00Z',
  ...change,
});

const ok = (change?: object) => json(201, created(change));

/** Responds with a new session to each request. */
function newSessions(change: object = {}): Handler {
  let count = 0;
  return (received, response) => {
    count += 1;
    ok({ sessionId: `WS-${count}`, accessToken: `token-${count}`, ...change })(received, response);
  };
}

const client = (options: Partial<EmbedSessionsOptions> = {}) =>
  createEmbedSessions({
    baseUrl: server().baseUrl,
    clientId: 'tidewater',
    clientSecret: secret,
    ...options,
  });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('calls', () => {
  test('create sends the service credential and the request, and returns the session', async () => {
    server().respond(ok());
    const session = await client({ baseUrl: `${server().baseUrl}/` }).create({
      ...request,
      permissions: ['ITEM_LIST'],
      ttlSeconds: 300,
    });
    expect(session).toEqual(created());
    const [received] = server().received;
    expect([received?.method, received?.url]).toEqual(['POST', '/api/v2/embed/sessions']);
    expect(received?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from(`tidewater:${secret}`).toString('base64')}`,
      'content-type': 'application/json',
    });
    expect(JSON.parse(String(received?.body))).toEqual({
      ...request,
      permissions: ['ITEM_LIST'],
      ttlSeconds: 300,
    });
  });

  test('the credential is sent in UTF-8', async () => {
    server().respond(ok());
    await client({ clientSecret: 'ключ-é' }).create(request);
    const [, encoded = ''] = server().received[0]?.headers.authorization?.split(' ') ?? [];
    expect(Buffer.from(encoded, 'base64').toString()).toBe('tidewater:ключ-é');
  });

  test('get, revoke and revokeUser send the ids of the contract', async () => {
    server().respond(json(200, { ...created(), status: 'ACTIVE' }), json(204, undefined));
    const sessions = client();
    expect((await sessions.get('WS-1')).status).toBe('ACTIVE');
    await sessions.revoke('WS-1');
    await sessions.revokeUser('u/20417');
    expect(server().received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/v2/embed/sessions/WS-1',
      'DELETE /api/v2/embed/sessions/WS-1',
      'DELETE /api/v2/embed/sessions?userId=u%2F20417',
    ]);
  });

  test.each<[string, Handler]>([
    ['a reset connection', reset],
    ['a 500', json(500, { errorMessage: 'Down', errorCode: 'INTERNAL' })],
    ['an incomplete body', cutShort(500, '{"sessionId":')],
  ])('a call is repeated once after %s', async (_, failure) => {
    server().respond(failure, ok());
    expect((await client().create(request)).sessionId).toBe('WS-1');
    expect(server().received).toHaveLength(2);
    server().respond(failure);
    await catchPortalError(client().create(request));
    expect(server().received).toHaveLength(2);
  });

  test.each<[string, Handler, object]>([
    ['401', json(401, { errorMessage: 'No.', errorCode: 'UNAUTHENTICATED' }), { kind: 'http', status: 401 }],
    ['503', json(503, {}, { 'retry-after': '30' }), { kind: 'http', status: 503, retryAfterMs: 30_000 }],
    ['a redirect', raw(302, '', { location: 'http://127.0.0.1:1/' }), { kind: 'network', status: 302 }],
    ['HTML', raw(201, '<p>', { 'content-type': 'text/html' }), { kind: 'parse', status: 201 }],
    ['a session without a token', ok({ accessToken: null }), { kind: 'parse', status: 201 }],
  ])('a call is not repeated after %s', async (_, handler, failure) => {
    server().respond(handler);
    expect(await catchPortalError(client().create(request))).toMatchObject({
      ...failure,
      operationId: 'createWidgetSession',
    });
    expect(server().received).toHaveLength(1);
  });

  test('a call without a response ends with a timeout, and a caller can abort it', async () => {
    server().respond(silence);
    expect(await catchPortalError(client({ timeoutMs: 50 }).create(request))).toMatchObject({
      kind: 'timeout',
    });
    const aborting = new AbortController();
    const call = catchPortalError(client().create(request, { signal: aborting.signal }));
    aborting.abort();
    expect(await call).toMatchObject({ kind: 'aborted' });
  });

  test.each(['', '.', '..', '%2e%2e'])(
    'the session id "%s" is refused and nothing is sent',
    async (sessionId) => {
      server().respond(json(204, undefined));
      const sessions = client();
      for (const call of [sessions.get(sessionId), sessions.revoke(sessionId)])
        expect(await catchPortalError(call)).toMatchObject({ kind: 'parse', code: 'INVALID_PATH_PARAMETER' });
      expect(server().received).toEqual([]);
    },
  );

  test('no error contains the secret', async () => {
    const encoded = Buffer.from(`tidewater:${secret}`).toString('base64');
    for (const handler of [reset, json(401, { errorMessage: 'No.' }), raw(200, '')]) {
      server().respond(handler);
      const error = await catchPortalError(client().create(request));
      const shown = inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error);
      expect(shown).not.toContain(secret);
      expect(shown).not.toContain(encoded);
    }
  });
});

describe('options', () => {
  test.each([
    ['a page', { document: {} }],
    ['a worker of a browser', { importScripts: () => {} }],
  ])('createEmbedSessions throws in %s and says what to do', (_, globals) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    expect(() => client()).toThrow(
      /^@portal-kit\/sdk: createEmbedSessions runs in a browser.*Call it on your server/,
    );
  });

  test.each([
    ['an http origin', { baseUrl: 'http://portal.example' }, /baseUrl is "http:\/\/portal\.example"/],
    ['no origin', { baseUrl: '' }, /baseUrl is ""/],
    ['an address with a path', { baseUrl: 'https://portal.example/api' }, /without a path/],
    [
      'an address with a password',
      { baseUrl: 'https://tidewater:hidden@portal.example' },
      /^((?!hidden).)*baseUrl contains a user name or a password for portal\.example((?!hidden).)*$/,
    ],
    ['a client ID with a colon', { clientId: 'a:b' }, /clientId/],
    ['no client ID', { clientId: '' }, /clientId/],
    ['no secret', { clientSecret: undefined as unknown as string }, /clientSecret is empty/],
    ['a secret with a line break', { clientSecret: 'abc\n' }, /clientSecret/],
  ])('%s is a TypeError', (_, options, message) => {
    expect(() => client(options)).toThrow(TypeError);
    expect(() => client(options)).toThrow(message);
  });
});

describe('getOrCreate', () => {
  test('equal requests share one call, and later ones reuse the session', async () => {
    server().respond(newSessions());
    const sessions = client();
    const reordered = { ...request, widgets: [...request.widgets].reverse() };
    const all = await Promise.all([sessions.getOrCreate(request), sessions.getOrCreate(reordered)]);
    const later = await sessions.getOrCreate(request);
    expect([...all, later].map(({ sessionId }) => sessionId)).toEqual(['WS-1', 'WS-1', 'WS-1']);
    expect(server().received).toHaveLength(1);
  });

  test.each<[string, Partial<WidgetSessionRequest>]>([
    ['another user', { user: { id: 'u-2', name: 'Erin Wolfe' } }],
    ['another name', { user: { id: 'u-20417', name: 'Erin W.' } }],
    ['another supplier', { supplierId: 'SUP-1004' }],
    ['other widgets', { widgets: ['item-list'] }],
    ['other permissions', { permissions: ['ITEM_LIST'] }],
    ['another origin', { origin: 'https://other.tidewater.example' }],
    ['another lifetime', { ttlSeconds: 60 }],
  ])('%s gets its own session', async (_, change) => {
    server().respond(newSessions());
    const sessions = client();
    await sessions.getOrCreate(request);
    expect((await sessions.getOrCreate({ ...request, ...change })).sessionId).toBe('WS-2');
  });

  test.each([
    [600, 539_999, 540_001],
    [60, 29_999, 30_001],
  ])(
    'a session of %i seconds is reused until shortly before it expires',
    async (expiresIn, reusedMs, renewedMs) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const startMs = Date.now();
      server().respond(newSessions({ expiresIn }));
      const sessions = client();
      const at = (ms: number) => {
        vi.setSystemTime(startMs + ms);
        return sessions.getOrCreate(request).then(({ sessionId }) => sessionId);
      };
      expect([await at(0), await at(reusedMs), await at(renewedMs)]).toEqual(['WS-1', 'WS-1', 'WS-2']);
    },
  );

  test('a refused token is replaced, and the new session is reused', async () => {
    server().respond(newSessions());
    const sessions = client();
    await sessions.getOrCreate(request);
    expect((await sessions.getOrCreate(request, { isFresh: true })).sessionId).toBe('WS-2');
    expect((await sessions.getOrCreate(request)).sessionId).toBe('WS-2');
  });

  test('a failed creation is not reused, and the next request creates a session', async () => {
    server().respond(json(403, { errorMessage: 'No.', errorCode: 'OUT_OF_SCOPE' }), ok());
    const sessions = client();
    const waiting = [sessions.getOrCreate(request), sessions.getOrCreate(request)];
    expect(await Promise.all(waiting.map((call) => catchPortalError(call)))).toMatchObject([
      { code: 'OUT_OF_SCOPE' },
      { code: 'OUT_OF_SCOPE' },
    ]);
    expect((await sessions.getOrCreate(request)).sessionId).toBe('WS-1');
  });

  test('an aborted caller does not abort the call of the others', async () => {
    server().respond(newSessions());
    const sessions = client();
    const aborting = new AbortController();
    const first = catchPortalError(sessions.getOrCreate(request, { signal: aborting.signal }));
    const second = sessions.getOrCreate(request);
    aborting.abort();
    expect(await first).toMatchObject({ kind: 'aborted' });
    expect((await second).sessionId).toBe('WS-1');
    expect(server().received).toHaveLength(1);
  });

  test('the oldest of more than 1,000 sessions is forgotten', async () => {
    const send: typeof fetch = async () => Response.json(created(), { status: 201 });
    const counted = vi.fn(send);
    const sessions = client({ fetch: counted });
    const createRequest = (number: number) => ({ ...request, user: { id: `u-${number}`, name: 'Erin' } });
    for (let number = 0; number <= 1000; number += 1) await sessions.getOrCreate(createRequest(number));
    await sessions.getOrCreate(createRequest(1));
    expect(counted).toHaveBeenCalledTimes(1001);
    await sessions.getOrCreate(createRequest(0));
    expect(counted).toHaveBeenCalledTimes(1002);
  });
});

describe('revocation', () => {
  test('a revoked session is not reused', async () => {
    const create = newSessions();
    server().respond(create, json(204, undefined), create);
    const sessions = client();
    const { sessionId } = await sessions.getOrCreate(request);
    await sessions.revoke(sessionId);
    expect((await sessions.getOrCreate(request)).sessionId).toBe('WS-2');
  });

  test('revokeUser waits for a running creation of the user, so that its session is revoked, too', async () => {
    const create = newSessions();
    server().respond(create, json(204, undefined), create);
    const sessions = client();
    const running = sessions.getOrCreate(request);
    await sessions.revokeUser('u-20417');
    expect(server().received.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
    expect((await running).sessionId).toBe('WS-1');
    expect((await sessions.getOrCreate(request)).sessionId).toBe('WS-2');
  });

  test('a caller can abort revokeUser while it waits for a running creation, and nothing is revoked', async () => {
    let finish = () => {};
    const creating = Promise.withResolvers<void>();
    server().respond((received, response) => {
      finish = () => ok()(received, response);
      creating.resolve();
    });
    const sessions = client();
    const creation = sessions.getOrCreate(request);
    await creating.promise;
    const aborting = new AbortController();
    const revocation = catchPortalError(sessions.revokeUser('u-20417', { signal: aborting.signal }));
    aborting.abort();
    expect(await revocation).toMatchObject({ kind: 'aborted', operationId: 'revokeWidgetSessions' });
    finish();
    await creation;
    expect(server().received.map(({ method }) => method)).toEqual(['POST']);
  });

  test('a session that is created during revokeUser is not reused', async () => {
    const create = newSessions();
    let finish = () => {};
    const revoking = Promise.withResolvers<void>();
    server().respond((received, response) => {
      finish = () => json(204, undefined)(received, response);
      revoking.resolve();
    }, create);
    const sessions = client();
    const revocation = sessions.revokeUser('u-20417');
    await revoking.promise;
    await sessions.getOrCreate(request);
    finish();
    await revocation;
    expect((await sessions.getOrCreate(request)).sessionId).toBe('WS-2');
  });
});
