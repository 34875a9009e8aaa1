import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../../chain.ts';
import {
  basicAuthorization,
  type CreatedSession,
  createSession,
  DEMO_AUTHORIZATION,
  sessionRequest,
} from '../../widget-session.ts';
import { sheetsOf } from '../imports/upload-test-client.ts';

const NOW = '2026-11-20T09:30:00.000Z';
const ORIGIN = sessionRequest.origin;
const SESSIONS = '/api/v2/embed/sessions';
const ITEMS = '/api/v1/suppliers/SUP-1001/items';

const item = {
  sku: 'HF-1001',
  description: 'Renamed',
  brand: 'Fen Block',
  type: 'M',
  size: 750,
  sizeUom: 'ML',
  bottlesPerCase: 12,
  warehouses: [{ warehouseId: 'WH-NJ-01' }, { warehouseId: 'WH-CA-01' }],
  alcoholByVolume: 13.5,
};

let chain: Chain;
let start: string;

beforeAll(async () => {
  chain = await startChain({ portalDir: false, now: NOW });
  start = chain.control.snapshot();
  return () => chain.close();
});
beforeEach(() => {
  chain.control.restore(start);
  chain.control.clearJournal();
});

interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function call(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Reply> {
  const { json, ...rest } = init;
  const response = await fetch(chain.origin + path, {
    ...rest,
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(init.headers as Record<string, string>),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
}

const asServer = (method: string, path: string, json?: unknown, authorization: string = DEMO_AUTHORIZATION) =>
  call(path, { method, headers: { authorization }, json });

const asPage = (
  { accessToken }: CreatedSession,
  path: string,
  { headers, ...init }: RequestInit & { json?: unknown; headers?: Record<string, string> } = {},
) =>
  call(path, {
    ...init,
    headers: {
      authorization: `Bearer ${accessToken}`,
      'access-token': accessToken,
      origin: ORIGIN,
      ...headers,
    },
  });

describe('creating a widget session', () => {
  test('a new session has the requested scope and an access token with the same scope', async () => {
    const { status, body } = await asServer('POST', SESSIONS, {
      ...sessionRequest,
      permissions: ['ITEM_LIST', 'ITEM_EDIT'],
      ttlSeconds: 300,
    });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        ...sessionRequest,
        sessionId: expect.stringMatching(/^WS-[0-9a-f]{32}$/),
        accessToken: expect.any(String),
        tokenType: 'Bearer',
        permissions: ['BASIC_ACCESS', 'ITEM_LIST', 'ITEM_EDIT'],
        expiresIn: 300,
        createdAt: NOW,
        expiresAt: '2026-11-20T09:35:00.000Z',
      },
    });
    const claims = JSON.parse(
      Buffer.from(String(body.accessToken).split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims).toMatchObject({
      sub: 'u-20417',
      sid: body.sessionId,
      client_id: 'tidewater',
      supplier_id: 'SUP-1001',
      scope: 'BASIC_ACCESS ITEM_LIST ITEM_EDIT',
      origin: ORIGIN,
      exp: Date.parse(String(body.expiresAt)) / 1000,
    });
  });

  test('a session without permissions gets those that its widgets use, valid for ten minutes', async () => {
    const { permissions, expiresAt } = await createSession(chain.origin);
    expect([permissions, expiresAt]).toEqual([
      [
        'BASIC_ACCESS',
        'ITEM_LIST',
        'ITEM_DETAILS',
        'INBOUND_ORDER_LIST',
        'OUTBOUND_ORDER_LIST',
        'ITEM_CREATE',
        'ITEM_EDIT',
      ],
      '2026-11-20T09:40:00.000Z',
    ]);
  });

  test('a read-only credential limits the permissions that the widgets use', async () => {
    const request = { ...sessionRequest, supplierId: 'SUP-1004', widgets: ['item-list', 'item-form'] };
    const { status, body } = await asServer('POST', SESSIONS, request, basicAuthorization('lakeside'));
    expect([status, body.permissions]).toEqual([201, ['BASIC_ACCESS', 'ITEM_LIST', 'ITEM_DETAILS']]);
  });

  test.each([
    ['another supplier', 'tidewater', { supplierId: 'SUP-1002' }, 'OUT_OF_SCOPE'],
    ['an unknown supplier', 'tidewater', { supplierId: 'SUP-9999' }, 'OUT_OF_SCOPE'],
    ['another origin', 'tidewater', { origin: 'https://attacker.example' }, 'ORIGIN_NOT_ALLOWED'],
    [
      'a port of an origin on another host',
      'tidewater',
      { origin: 'https://stock.tidewater.example:8443' },
      'ORIGIN_NOT_ALLOWED',
    ],
    [
      'a permission beyond the credential',
      'lakeside',
      { supplierId: 'SUP-1004', permissions: ['ITEM_EDIT'] },
      'OUT_OF_SCOPE',
    ],
  ])('%s is refused with 403', async (_, clientId, change, errorCode) => {
    const request = { ...sessionRequest, ...change };
    const { status, body } = await asServer('POST', SESSIONS, request, basicAuthorization(clientId));
    expect([status, body.errorCode]).toEqual([403, errorCode]);
  });

  test('a permission that no widget uses is refused by name', async () => {
    const request = {
      ...sessionRequest,
      widgets: ['item-list'],
      permissions: ['ITEM_LIST', 'CUSTOMER_EDIT'],
    };
    const { status, body } = await asServer('POST', SESSIONS, request);
    expect([status, body.extensions]).toEqual([
      422,
      {
        validationErrors: [
          { fieldPath: 'permissions[1]', message: 'None of the widgets uses CUSTOMER_EDIT.' },
        ],
      },
    ]);
  });

  test.each([
    ['a lifetime of an hour and a second', { ttlSeconds: 3601 }],
    ['a widget for global administration', { widgets: ['user-list'] }],
    ['a permission for global administration', { permissions: ['USER_LIST'] }],
    ['an origin with a path', { origin: 'https://stock.tidewater.example/' }],
    ['an http origin that is not loopback', { origin: 'http://stock.tidewater.example' }],
    ['an unknown field', { role: 'ADMIN' }],
  ])('%s violates the contract', async (_, change) => {
    expect((await asServer('POST', SESSIONS, { ...sessionRequest, ...change })).status).toBe(422);
  });
});

describe('the service credential', () => {
  test.each([
    ['a wrong secret', basicAuthorization('tidewater', 'guess')],
    ['an empty secret', basicAuthorization('tidewater', '')],
    ['an unknown client', basicAuthorization('nobody')],
    ['an empty client', basicAuthorization('', '')],
    ['no colon', `Basic ${Buffer.from('tidewater').toString('base64')}`],
  ])('%s is refused with 401', async (_, authorization) => {
    const { status, body } = await asServer('POST', SESSIONS, sessionRequest, authorization);
    expect([status, body.errorMessage]).toEqual([401, expect.any(String)]);
  });

  test.each([
    ['an Origin header', { origin: ORIGIN }],
    ['a Sec-Fetch-Site header', { 'sec-fetch-site': 'same-origin' }],
  ])('a request with %s is refused and gets no CORS headers', async (_, headers) => {
    const response = await fetch(chain.origin + SESSIONS, {
      method: 'POST',
      headers: { authorization: DEMO_AUTHORIZATION, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(sessionRequest),
    });
    expect([response.status, await response.json()]).toMatchObject([403, { errorCode: 'SERVER_ONLY' }]);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a preflight request for the sessions allows nothing', async () => {
    const response = await fetch(chain.origin + SESSIONS, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control'));
    expect([response.status, names]).toEqual([204, []]);
  });

  test('the journal shows the client, but neither the secret nor the access token', async () => {
    const { accessToken } = await createSession(chain.origin);
    const entry = chain.control.journal().at(-1);
    expect(entry).toMatchObject({
      operationId: 'createWidgetSession',
      user: 'tidewater',
      headers: { authorization: 'Basic [service credential]' },
    });
    expect(JSON.stringify(chain.control.journalEntry(entry?.sequence ?? 0))).not.toContain(accessToken);
  });
});

describe('a call with the token of a widget session', () => {
  test('the token reads and changes the data of its supplier', async () => {
    const session = await createSession(chain.origin);
    expect((await asPage(session, ITEMS)).status).toBe(200);
    const suppliers = await asPage(session, '/api/v1/suppliers?limit=5000');
    expect((suppliers.body.data as { supplierId: string }[]).map(({ supplierId }) => supplierId)).toEqual([
      'SUP-1001',
    ]);
    expect((await asPage(session, '/api/v1/suppliers/SUP-1001')).status).toBe(200);
    expect((await asPage(session, '/api/v1/warehouses')).status).toBe(200);
    expect(chain.control.violations()).toEqual([]);
  });

  test.each([
    ['another supplier', '/api/v1/suppliers/SUP-1004/items'],
    ['an unknown supplier', '/api/v1/suppliers/SUP-9999/items'],
    ['the record of another supplier', '/api/v1/suppliers/SUP-1004'],
    ['a list outside of its permissions', '/api/v1/suppliers/SUP-1001/customers'],
    ['the users', '/api/v1/users'],
  ])('%s is refused with 403', async (_, path) => {
    const { status, body } = await asPage(await createSession(chain.origin), path);
    expect([status, body.errorCode]).toEqual([403, 'OUT_OF_SCOPE']);
  });

  test('a change outside of its permissions is refused with 403', async () => {
    const session = await createSession(chain.origin, { permissions: ['ITEM_LIST'] });
    const { status, body } = await asPage(session, `${ITEMS}/ITM-1001`, { method: 'PUT', json: item });
    expect([status, body]).toMatchObject([
      403,
      { errorCode: 'OUT_OF_SCOPE', errorMessage: 'The widget session does not cover ITEM_EDIT.' },
    ]);
  });

  test.each(['https://attacker.example', 'http://127.0.0.1:4334', 'null'])(
    'a page of the origin %s is refused with 403',
    async (origin) => {
      const { status, body } = await asPage(await createSession(chain.origin), ITEMS, {
        headers: { origin },
      });
      expect([status, body.errorCode]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    },
  );

  test('a call without an Origin header, as servers send it, is accepted', async () => {
    const { accessToken } = await createSession(chain.origin);
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await call(ITEMS, { headers })).status).toBe(200);
  });

  test('the token grants no access to calls that require an identity token', async () => {
    expect((await asPage(await createSession(chain.origin), '/api/v2/auth/accessToken')).status).toBe(401);
  });

  test('an expired token is refused with 401', async () => {
    const session = await createSession(chain.origin, { ttlSeconds: 60 });
    chain.control.advance(59_000);
    expect((await asPage(session, ITEMS)).status).toBe(200);
    chain.control.advance(1000);
    expect((await asPage(session, ITEMS)).status).toBe(401);
    const { body } = await asServer('GET', `${SESSIONS}/${session.sessionId}`);
    expect(body.status).toBe('EXPIRED');
  });

  test('a save that is repeated with the token of the next session has no second effect', async () => {
    const save = async () =>
      fetch(chain.origin + ITEMS, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${(await createSession(chain.origin)).accessToken}`,
          'content-type': 'application/json',
          'idempotency-key': '2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10',
        },
        body: JSON.stringify({ ...item, sku: 'TIDE-1' }),
      });
    const first = await save();
    const second = await save();
    expect([first.status, second.status, second.headers.get('idempotent-replayed')]).toEqual([
      201,
      201,
      'true',
    ]);
    expect(await second.json()).toEqual(await first.json());
  });

  test('an order and an upload show the user and the partner as author', async () => {
    const session = await createSession(chain.origin, {
      widgets: ['order-list', 'order-details', 'bulk-upload', 'bulk-upload-results'],
    });
    const list = await asPage(
      session,
      '/api/v1/suppliers/SUP-1001/inbound-orders?limit=1&filter=status:OPEN;',
    );
    const [{ orderId }] = list.body.data as [{ orderId: string }];
    const { body: canceled } = await asPage(session, `/api/v1/suppliers/SUP-1001/inbound-orders/${orderId}`, {
      method: 'PATCH',
      json: { status: 'CANCELED_BY_USER' },
    });
    expect(canceled).toMatchObject({ updatedBy: 'Erin Wolfe (Tidewater)' });
    expect((canceled.statusHistory as { by: string }[]).at(-1)?.by).toBe('Erin Wolfe (Tidewater)');

    const template = await fetch(`${chain.origin}/api/v1/suppliers/SUP-1001/imports/items-template`, {
      headers: { authorization: `Bearer ${session.accessToken}` },
    });
    const [[headers = []] = []] = (await sheetsOf(template)).values();
    const form = new FormData();
    const lines = [headers, headers.map(() => 'x')].map((cells) => cells.join(','));
    form.append('file', new File([lines.join('\r\n')], 'items.csv', { type: 'text/csv' }));
    const imports = '/api/v1/suppliers/SUP-1001/imports';
    const { body: accepted } = await asPage(session, `${imports}/items`, { method: 'POST', body: form });
    chain.control.advance(60_000);
    const { data } = (await asPage(session, `${imports}?limit=100`)).body as { data: { fileId: string }[] };
    expect(data.find(({ fileId }) => fileId === accepted.fileId)).toMatchObject({
      uploadedBy: 'Erin Wolfe (Tidewater)',
      status: 'FAILED',
    });
    expect(chain.control.journal().at(-1)?.user).toBe('Erin Wolfe (Tidewater)');
    expect(chain.control.violations()).toEqual([]);
  });
});

describe('reading and revoking widget sessions', () => {
  test('a session is read without its token', async () => {
    const { sessionId } = await createSession(chain.origin);
    expect(await asServer('GET', `${SESSIONS}/${sessionId}`)).toEqual({
      status: 200,
      body: {
        ...sessionRequest,
        sessionId,
        status: 'ACTIVE',
        permissions: expect.any(Array),
        createdAt: NOW,
        expiresAt: '2026-11-20T09:40:00.000Z',
        revokedAt: null,
      },
    });
  });

  test('the token of a revoked session is refused with 401, and a second revocation succeeds', async () => {
    const session = await createSession(chain.origin);
    const path = `${SESSIONS}/${session.sessionId}`;
    expect((await asServer('DELETE', path)).status).toBe(204);
    expect((await asPage(session, ITEMS)).status).toBe(401);
    chain.control.advance(1000);
    expect((await asServer('DELETE', path)).status).toBe(204);
    const { body } = await asServer('GET', path);
    expect(body).toMatchObject({ status: 'REVOKED', revokedAt: NOW });
  });

  test('revoking the sessions of a user ends all of them and no session of other users and partners', async () => {
    const mine = [await createSession(chain.origin), await createSession(chain.origin)];
    const other = await createSession(chain.origin, { user: { id: 'u-30022', name: 'Sam Ito' } });
    const request = { ...sessionRequest, supplierId: 'SUP-1004', widgets: ['item-list'] };
    const foreign = await asServer('POST', SESSIONS, request, basicAuthorization('lakeside'));
    expect((await asServer('DELETE', `${SESSIONS}?userId=u-20417`)).status).toBe(204);
    const statuses = await Promise.all(
      [...mine, other].map(async (one) => (await asPage(one, ITEMS)).status),
    );
    const foreignItems = '/api/v1/suppliers/SUP-1004/items';
    expect([
      ...statuses,
      (await asPage(foreign.body as unknown as CreatedSession, foreignItems)).status,
    ]).toEqual([401, 401, 200, 200]);
  });

  test('the session of another partner does not exist for a partner', async () => {
    const path = `${SESSIONS}/${(await createSession(chain.origin)).sessionId}`;
    const lakeside = basicAuthorization('lakeside');
    expect((await asServer('GET', path, undefined, lakeside)).status).toBe(404);
    expect((await asServer('DELETE', path, undefined, lakeside)).status).toBe(404);
    expect((await asServer('GET', path)).body.status).toBe('ACTIVE');
  });

  test('a disabled credential ends its sessions, and fewer permissions apply to existing sessions', async () => {
    const session = await createSession(chain.origin);
    const save = async () =>
      (await asPage(session, `${ITEMS}/ITM-1001`, { method: 'PUT', json: item })).status;
    const read = async () => (await asPage(session, ITEMS)).status;
    expect([await read(), await save()]).toEqual([200, 200]);
    chain.control.setScenario('read-only');
    expect([await read(), await save()]).toEqual([200, 403]);
    chain.control.setScenario('user-disabled');
    expect([await read(), (await asServer('POST', SESSIONS, sessionRequest)).status]).toEqual([401, 401]);
    chain.control.setScenario();
  });

  test('a session that expired a day ago is removed when another session is created', async () => {
    const { sessionId } = await createSession(chain.origin);
    chain.control.advance(24 * 3_600_000);
    await createSession(chain.origin);
    expect((await asServer('GET', `${SESSIONS}/${sessionId}`)).status).toBe(200);
    chain.control.advance(600_001);
    await createSession(chain.origin);
    expect((await asServer('GET', `${SESSIONS}/${sessionId}`)).status).toBe(404);
  });
});
