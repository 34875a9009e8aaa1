import { describe, expect, test } from 'vitest';
import {
  basicAuthorization,
  type CreatedSession,
  createSession,
  sessionRequest,
} from '../../widget-session.ts';
import { readSheets } from '../imports/upload-test-client.ts';
import { changedItem } from '../items/item-test-data.ts';
import { ITEMS, NOW, SESSIONS, useSessionClient } from './session-test-client.ts';

const sandbox = useSessionClient();
const { asPage, asServer, call } = sandbox;

describe('a call with the token of a widget session', () => {
  test('the token reads and changes the data of its supplier', async () => {
    const session = await createSession(sandbox.origin);
    expect((await asPage(session, ITEMS)).status).toBe(200);
    const suppliers = await asPage(session, '/api/v1/suppliers?limit=5000');
    expect((suppliers.body.data as { supplierId: string }[]).map(({ supplierId }) => supplierId)).toEqual([
      'SUP-1001',
    ]);
    expect((await asPage(session, '/api/v1/suppliers/SUP-1001')).status).toBe(200);
    expect((await asPage(session, '/api/v1/warehouses')).status).toBe(200);
    expect(sandbox.control.violations()).toEqual([]);
  });

  test.each([
    ['another supplier', '/api/v1/suppliers/SUP-1004/items'],
    ['an unknown supplier', '/api/v1/suppliers/SUP-9999/items'],
    ['the record of another supplier', '/api/v1/suppliers/SUP-1004'],
    ['a list outside of its permissions', '/api/v1/suppliers/SUP-1001/customers'],
    ['the users', '/api/v1/users'],
  ])('%s is refused with 403', async (_, path) => {
    const { status, body } = await asPage(await createSession(sandbox.origin), path);
    expect([status, body.errorCode]).toEqual([403, 'OUT_OF_SCOPE']);
  });

  test('a change outside of its permissions is refused with 403', async () => {
    const session = await createSession(sandbox.origin, { permissions: ['ITEM_LIST'] });
    const { status, body } = await asPage(session, `${ITEMS}/ITM-1001`, { method: 'PUT', json: changedItem });
    expect([status, body]).toMatchObject([
      403,
      { errorCode: 'OUT_OF_SCOPE', errorMessage: 'The widget session does not cover ITEM_EDIT.' },
    ]);
  });

  test.each(['https://attacker.example', 'http://127.0.0.1:4334', 'null'])(
    'a page of the origin %s is refused with 403',
    async (origin) => {
      const { status, body } = await asPage(await createSession(sandbox.origin), ITEMS, {
        headers: { origin },
      });
      expect([status, body.errorCode]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    },
  );

  test('a call without an Origin header, as servers send it, is accepted', async () => {
    const { accessToken } = await createSession(sandbox.origin);
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await call(ITEMS, { headers })).status).toBe(200);
  });

  test('the token grants no access to calls that require an identity token', async () => {
    expect((await asPage(await createSession(sandbox.origin), '/api/v2/auth/accessToken')).status).toBe(401);
  });

  test('an expired token is refused with 401', async () => {
    const session = await createSession(sandbox.origin, { ttlSeconds: 60 });
    sandbox.control.advance(59_000);
    expect((await asPage(session, ITEMS)).status).toBe(200);
    sandbox.control.advance(1000);
    expect((await asPage(session, ITEMS)).status).toBe(401);
    const { body } = await asServer('GET', `${SESSIONS}/${session.sessionId}`);
    expect(body.status).toBe('EXPIRED');
  });

  test('a save that is repeated with the token of the next session has no second effect', async () => {
    const save = async () =>
      fetch(sandbox.origin + ITEMS, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${(await createSession(sandbox.origin)).accessToken}`,
          'content-type': 'application/json',
          'idempotency-key': '2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10',
        },
        body: JSON.stringify({ ...changedItem, sku: 'TIDE-1' }),
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
    const session = await createSession(sandbox.origin, {
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

    const template = await fetch(`${sandbox.origin}/api/v1/suppliers/SUP-1001/imports/items-template`, {
      headers: { authorization: `Bearer ${session.accessToken}` },
    });
    const [[headers = []] = []] = (await readSheets(template)).values();
    const form = new FormData();
    const lines = [headers, headers.map(() => 'x')].map((cells) => cells.join(','));
    form.append('file', new File([lines.join('\r\n')], 'items.csv', { type: 'text/csv' }));
    const imports = '/api/v1/suppliers/SUP-1001/imports';
    const { body: accepted } = await asPage(session, `${imports}/items`, { method: 'POST', body: form });
    sandbox.control.advance(60_000);
    const { data } = (await asPage(session, `${imports}?limit=100`)).body as { data: { fileId: string }[] };
    expect(data.find(({ fileId }) => fileId === accepted.fileId)).toMatchObject({
      uploadedBy: 'Erin Wolfe (Tidewater)',
      status: 'FAILED',
    });
    expect(sandbox.control.journal().at(-1)?.user).toBe('Erin Wolfe (Tidewater)');
    expect(sandbox.control.violations()).toEqual([]);
  });
});

describe('reading and revoking widget sessions', () => {
  test('a session is read without its token', async () => {
    const { sessionId } = await createSession(sandbox.origin);
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
    const session = await createSession(sandbox.origin);
    const path = `${SESSIONS}/${session.sessionId}`;
    expect((await asServer('DELETE', path)).status).toBe(204);
    expect((await asPage(session, ITEMS)).status).toBe(401);
    sandbox.control.advance(1000);
    expect((await asServer('DELETE', path)).status).toBe(204);
    const { body } = await asServer('GET', path);
    expect(body).toMatchObject({ status: 'REVOKED', revokedAt: NOW });
  });

  test('revoking the sessions of a user ends all of them and no session of other users and partners', async () => {
    const mine = [await createSession(sandbox.origin), await createSession(sandbox.origin)];
    const other = await createSession(sandbox.origin, { user: { id: 'u-30022', name: 'Sam Ito' } });
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
    const path = `${SESSIONS}/${(await createSession(sandbox.origin)).sessionId}`;
    const lakeside = basicAuthorization('lakeside');
    expect((await asServer('GET', path, undefined, lakeside)).status).toBe(404);
    expect((await asServer('DELETE', path, undefined, lakeside)).status).toBe(404);
    expect((await asServer('GET', path)).body.status).toBe('ACTIVE');
  });

  test('a disabled credential ends its sessions, and fewer permissions apply to existing sessions', async () => {
    const session = await createSession(sandbox.origin);
    const save = async () =>
      (await asPage(session, `${ITEMS}/ITM-1001`, { method: 'PUT', json: changedItem })).status;
    const read = async () => (await asPage(session, ITEMS)).status;
    expect([await read(), await save()]).toEqual([200, 200]);
    sandbox.control.setScenario('read-only');
    expect([await read(), await save()]).toEqual([200, 403]);
    sandbox.control.setScenario('user-disabled');
    expect([await read(), (await asServer('POST', SESSIONS, sessionRequest)).status]).toEqual([401, 401]);
    sandbox.control.setScenario();
  });

  test('a session that expired a day ago is removed when another session is created', async () => {
    const { sessionId } = await createSession(sandbox.origin);
    sandbox.control.advance(24 * 3_600_000);
    await createSession(sandbox.origin);
    expect((await asServer('GET', `${SESSIONS}/${sessionId}`)).status).toBe(200);
    sandbox.control.advance(600_001);
    await createSession(sandbox.origin);
    expect((await asServer('GET', `${SESSIONS}/${sessionId}`)).status).toBe(404);
  });
});
