import { beforeAll, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { changedItem } from '../sandbox/items/item-test-data.ts';
import { callIdentity, signIn } from '../sign-in.ts';

const NOW = '2026-11-20T09:30:00.000Z';
const ITEM = '/api/v1/suppliers/SUP-1001/items/ITM-1001';

describe('control API over HTTP', () => {
  let chain: Chain;

  beforeAll(async () => {
    chain = await startChain({ portalDir: false, now: NOW });
    return () => chain.close();
  });

  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${chain.origin}/__sandbox${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
  };

  test('the control API offers every function of the control object', async () => {
    expect((await control('GET', '')).body).toHaveProperty('routes');
    const { id } = (await control('POST', '/snapshot')).body as { id: string };
    expect((await control('POST', '/clock', { advanceMs: 60_000 })).body).toEqual({
      mode: 'fixed',
      now: '2026-11-20T09:31:00.000Z',
    });
    expect((await control('POST', '/restore', { id })).status).toBe(200);
    expect((await control('GET', '/clock')).body).toEqual({ mode: 'fixed', now: NOW });
    expect((await control('POST', '/faults', { kind: 'reset', operationId: 'listItems' })).status).toBe(201);
    expect((await control('POST', '/faults', { kind: 'nonsense' })).status).toBe(400);
    expect((await control('DELETE', '/faults')).status).toBe(204);
    expect((await control('POST', '/clock', { now: 'noon' })).status).toBe(400);
    expect((await control('POST', '/restore', { id: 'none' })).status).toBe(400);
    expect((await control('POST', '/reset', {})).status).toBe(200);
  });

  const malformed: [string, string, unknown, RegExp][] = [
    ['POST', '/scenario', { nme: 'slow-lists' }, /^A scenario has no field "nme"\. Known fields: name\.$/],
    ['POST', '/scenario', { name: 'slow' }, /^Unknown scenario "slow"/],
    ['POST', '/scenario', null, /^A scenario must be an object$/],
    ['POST', '/reset', { seed: 'x' }, /^A reset: seed must be a whole number$/],
    ['POST', '/reset', { large: 'yes' }, /^A reset: large must be true or false$/],
    ['POST', '/reset', { extraSuppliers: -1 }, /^A reset: extraSuppliers must be a whole number from 0/],
    ['POST', '/seed', {}, /^A seed: seed must be a whole number$/],
    ['POST', '/clock', { mode: 'fast' }, /^The clock: mode must be one of real, fixed$/],
    ['POST', '/clock', { advanceMs: '1' }, /^The clock: advanceMs must be a whole number$/],
    ['POST', '/clock', { advanceMs: Number.MAX_SAFE_INTEGER }, /^Not an instant: \d+ ms from now$/],
    ['POST', '/restore', {}, /^A restore: id must be a non-empty string$/],
    ['POST', '/orders/IB-1/move', {}, /^A move: to must be a non-empty string$/],
    ['POST', '/orders/IB-1/move', { to: 'FAILED', failure: { code: 'X' } }, /^A failure: message must be/],
    ['POST', '/orders/IB-1/move', { to: 'OPEN', by: 'me' }, /^A move has no field "by"\./],
    ['POST', '/profiles/friday-evening', { speed: 2 }, /^A profile has no field "speed"\./],
    [
      'POST',
      '/faults',
      [{ kind: 'reset', path: '/' }, { kind: 'nonsense' }],
      /^A fault: kind must be one of/,
    ],
    ['GET', '/journal?operationId=listItem', undefined, /^The contract has no operation "listItem"$/],
    ['GET', '/journal?since=yesterday', undefined, /^since must be/],
  ];
  test.each(malformed)(
    '%s %s %j is rejected with the reason and changes nothing',
    async (method, path, body, reason) => {
      chain.control.setScenario('slow-lists');
      const { status, body: response } = await control(method, path, body);
      expect({ status, response }).toEqual({
        status: 400,
        response: expect.objectContaining({ errorMessage: expect.stringMatching(reason) }),
      });
      expect(chain.control.scenario()).toBe('slow-lists');
      expect(chain.control.faults()).toEqual([]);
      expect(chain.control.clock()).toEqual({ mode: 'fixed', now: NOW });
      chain.control.setScenario();
    },
  );

  test('malformed JSON and unknown paths get a JSON error response', async () => {
    const spoilt = await fetch(`${chain.origin}/__sandbox/scenario`, { method: 'POST', body: '{' });
    expect(await spoilt.json()).toEqual({ errorMessage: expect.stringMatching(/^The body is not JSON/) });
    expect(await control('PUT', '/scenario', {})).toEqual({
      status: 404,
      body: { errorMessage: 'Unknown route: PUT /__sandbox/scenario. GET /__sandbox lists the routes.' },
    });
    expect((await control('GET', '/')).body).toHaveProperty('routes');
  });

  test('a journal entry contains text bodies with secrets redacted and no file bodies', async () => {
    chain.control.clearJournal();
    const dana = await signIn(chain.origin, 'dana@halberd.example');
    await (await dana.send('PUT', ITEM, changedItem)).arrayBuffer();
    await (await dana.fetch('/api/v1/suppliers/SUP-1001/imports/items-template')).arrayBuffer();
    const [login, jwt, accessToken, saved, template] = await Promise.all(
      chain.control.journal().map(async ({ sequence }) => {
        const { body } = await control('GET', `/journal/${sequence}`);
        return body as { requestBody: string | null; responseBody: string | null };
      }),
    );
    expect(login?.requestBody).toBe(
      'apiKey=%5Bredacted%5D&loginID=dana%40halberd.example&password=%5Bredacted%5D',
    );
    expect(login?.responseBody).toContain('"cookieValue":"[redacted]"');
    expect(jwt?.requestBody).toContain('login_token=%5Bredacted%5D');
    expect(JSON.parse(jwt?.responseBody ?? '')).toMatchObject({ errorCode: 0, id_token: '[redacted]' });
    expect(JSON.parse(accessToken?.responseBody ?? '')).toMatchObject({ token: '[redacted]' });
    expect(saved?.requestBody).toBe(JSON.stringify(changedItem));
    expect(JSON.parse(saved?.responseBody ?? '')).toMatchObject({ description: 'Renamed' });
    expect(template).toMatchObject({ requestBody: null, responseBody: null });
    expect(JSON.stringify([login, jwt, accessToken])).not.toMatch(/cellar|eyJ/);
    expect((await control('GET', '/journal/999999')).status).toBe(404);
  });

  test('the journal records caller, hashes and status without secrets', async () => {
    chain.control.clearJournal();
    const dana = await signIn(chain.origin, 'dana@halberd.example');
    await dana.fetch('/api/v1/suppliers/SUP-1001/items?limit=5');
    const { body } = await control('GET', '/journal');
    const { data } = body as { data: Record<string, unknown>[] };
    expect(data.map(({ operationId }) => operationId)).toEqual([
      'login',
      'getJwt',
      'getAccessToken',
      'listItems',
    ]);
    expect(data.at(-1)).toMatchObject({
      method: 'GET',
      path: '/api/v1/suppliers/SUP-1001/items',
      query: '?limit=5',
      status: 200,
      source: 'upstream',
      user: 'dana@halberd.example',
      requestId: expect.stringMatching(/^00-[0-9a-f]{32}$/),
      responseSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      headers: { authorization: expect.stringMatching(/^Bearer \[access token [0-9a-f]{8}\]$/) },
    });
    const text = JSON.stringify(data);
    for (const secret of [dana.accessToken, dana.identityToken, dana.loginToken, 'cellar-door-42']) {
      expect(text).not.toContain(secret);
    }
  });

  describe('pages of the sandbox', () => {
    const get = (path: string, accept = '*/*') =>
      fetch(`${chain.origin}/__sandbox${path}`, { headers: { accept } });

    test.each(['', '/reference'])(
      'the sandbox page “%s” has the portal’s content security policy and no inline code',
      async (path) => {
        const response = await get(path, 'text/html');
        expect(response.headers.get('content-security-policy')).toContain(
          "script-src 'self'; style-src 'self'",
        );
        const html = await response.text();
        expect(html).not.toMatch(/<style|style=|<script(?![^>]* src=)|\son\w+=/);
        const files = [...html.matchAll(/(?:src|href)="(\/__sandbox\/page\/[^"]+)"/g)].map(
          ([, file]) => file,
        );
        expect(files.length).toBeGreaterThan(2);
        for (const file of files) expect((await fetch(chain.origin + file)).status, file).toBe(200);
      },
    );

    test('the sandbox serves the portal’s font and no files outside its page directory', async () => {
      expect((await get('/page/inter.woff2')).headers.get('content-type')).toBe('font/woff2');
      for (const file of [
        'tsconfig.json',
        'sandbox.html',
        'none.js',
        '..%2Fpackage.json',
        '..%2Fsrc%2Fchain.ts',
      ]) {
        expect((await get(`/page/${file}`)).status, file).toBe(404);
      }
    });

    test('the control API returns the contract and the demo users', async () => {
      for (const name of ['portal', 'identity', 'embed'])
        expect(await (await get(`/contract/${name}`)).json()).toHaveProperty('paths');
      expect((await get('/contract/other')).status).toBe(404);
      const { users, password } = (await (await get('/users')).json()) as {
        users: { email: string }[];
        password: string;
      };
      for (const { email } of users)
        expect((await signIn(chain.origin, email, password)).accessToken).toBeTruthy();
      expect(users).toHaveLength(6);
    });

    test('a fault can be removed by its id only once', async () => {
      const { id } = chain.control.addFault({ kind: 'reset', path: 'nowhere' });
      const other = chain.control.addFault({ kind: 'malformedJson', path: 'nowhere' });
      expect((await control('DELETE', `/faults/${id}`)).status).toBe(204);
      expect((await control('DELETE', `/faults/${id}`)).status).toBe(404);
      expect(chain.control.faults()).toEqual([other]);
      chain.control.clearFaults();
    });
  });

  const token = (user: string, headers: Record<string, string> = {}) =>
    fetch(`${chain.origin}/__sandbox/token?${new URLSearchParams({ user })}`, { headers });

  test('an access token requested for a user grants that user’s access', async () => {
    const origin = 'http://localhost:5173';
    const response = await token('viewer@bramblehook.example', { origin });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain;charset=UTF-8',
    ]);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    const headers = { authorization: `Bearer ${await response.text()}` };
    const items = (supplierId: string) =>
      fetch(`${chain.origin}/api/v1/suppliers/${supplierId}/items`, { headers });
    expect([(await items('SUP-1004')).status, (await items('SUP-1001')).status]).toEqual([200, 404]);
  });

  test.each([
    [
      'nobody@portal.example',
      'Unknown user "nobody@portal.example". Known users: root@portal.example, ops@portal.example, ' +
        'dana@halberd.example, multi@agency.example, viewer@bramblehook.example, norole@portal.example, ' +
        'nora@halberd.example, ben@halberd.example, sylvie@agency.example, tom@bramblehook.example, ' +
        'ines@agency.example, karl@portal.example, maya@portal.example.',
    ],
    ['disabled@portal.example', 'disabled@portal.example cannot sign in: disabled.'],
    ['locked@portal.example', 'locked@portal.example cannot sign in: locked.'],
  ])('the control API issues no access token for %s and explains why', async (user, errorMessage) => {
    const response = await token(user);
    expect([response.status, await response.json()]).toEqual([404, { errorMessage }]);
  });

  test('a locked user receives no further access tokens', async () => {
    const email = 'multi@agency.example';
    expect((await token(email)).status).toBe(200);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await callIdentity(chain.origin, 'login', { loginID: email, password: 'wrong' });
    }
    expect((await token(email)).status).toBe(404);
    chain.control.reset();
  });

  test('coverage counts the statuses that callers received', async () => {
    const dana = await signIn(chain.origin, 'dana@halberd.example');
    await dana.fetch(ITEM);
    await dana.fetch('/api/v1/suppliers/SUP-1001/items/ITM-NONE');
    const getItem = chain.control.coverage().find(({ operationId }) => operationId === 'getItem');
    expect(getItem?.seen).toMatchObject({ 200: expect.any(Number), 404: expect.any(Number) });
    expect(getItem?.documented).toContain('404');
  });
});
