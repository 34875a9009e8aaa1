import { describe, expect, test } from 'vitest';
import {
  basicAuthorization,
  createSession,
  DEMO_AUTHORIZATION,
  sessionRequest,
} from '../../widget-session.ts';
import { NOW, ORIGIN, SESSIONS, useSessionClient } from './session-test-client.ts';

const sandbox = useSessionClient();
const { asServer } = sandbox;

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
    const { permissions, expiresAt } = await createSession(sandbox.origin);
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

  test.each(['http://localhost:80', 'https://stock.tidewater.example:443', 'http://localhost:65536'])(
    'the origin %s, which no browser sends, is refused with 422',
    async (origin) => {
      const { status, body } = await asServer('POST', SESSIONS, { ...sessionRequest, origin });
      expect([status, body.extensions]).toEqual([
        422,
        {
          validationErrors: [
            {
              fieldPath: 'origin',
              message: 'Browsers send no such origin. Use the value of location.origin.',
            },
          ],
        },
      ]);
    },
  );

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
    const response = await fetch(sandbox.origin + SESSIONS, {
      method: 'POST',
      headers: { authorization: DEMO_AUTHORIZATION, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(sessionRequest),
    });
    expect([response.status, await response.json()]).toMatchObject([403, { errorCode: 'SERVER_ONLY' }]);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a preflight request for the sessions allows nothing', async () => {
    const response = await fetch(sandbox.origin + SESSIONS, {
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
    const { accessToken } = await createSession(sandbox.origin);
    const entry = sandbox.control.journal().at(-1);
    expect(entry).toMatchObject({
      operationId: 'createWidgetSession',
      user: 'tidewater',
      headers: { authorization: 'Basic [service credential]' },
    });
    expect(JSON.stringify(sandbox.control.journalEntry(entry?.sequence ?? 0))).not.toContain(accessToken);
  });
});
