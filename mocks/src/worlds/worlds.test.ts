import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { rawRequest } from '../gateway/raw-request.ts';
import { callIdentity, signIn } from '../sign-in.ts';
import { createSession } from '../widget-session.ts';
import { WORLD_HEADER } from './world-name.ts';

const NOW = '2026-11-20T09:30:00.000Z';
const DANA = 'dana@halberd.example';
const ITEM = '/api/v1/suppliers/SUP-1001/items/ITM-1001';
const draft = {
  sku: 'HF-2001',
  description: 'Fen Block Gamay 2024',
  brand: 'Fen Block',
  type: 'M',
  size: 750,
  sizeUom: 'ML',
  bottlesPerCase: 12,
  alcoholByVolume: 12.5,
  warehouses: [{ warehouseId: 'WH-NJ-01' }],
};

let chain: Chain;

beforeAll(async () => {
  chain = await startChain({ portalDir: false, now: NOW, worlds: 4 });
  return () => chain.close();
});

beforeEach(async () => {
  for (const { name } of await chain.worlds.list()) if (name !== 'default') await chain.worlds.delete(name);
  chain.control.reset();
});

const inWorld = (world: string) => ({ headers: { [WORLD_HEADER]: world } });
const danaIn = (world: string) => signIn(chain.origin, DANA, undefined, world);
const namesOf = async () => (await chain.worlds.list()).map(({ name }) => name);

async function call(
  method: string,
  path: string,
  { world = 'default', body }: { world?: string; body?: unknown } = {},
) {
  const response = await fetch(`${chain.origin}/__sandbox${path}`, {
    method,
    ...inWorld(world),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
}

describe('isolation', () => {
  test('a change of data in one world is invisible in another world', async () => {
    const [anna, ben] = [await danaIn('anna'), await danaIn('ben')];
    const created = await anna.send('POST', '/api/v1/suppliers/SUP-1001/items', draft);
    expect(created.status).toBe(201);
    const { itemId } = (await created.json()) as { itemId: string };
    const path = `/api/v1/suppliers/SUP-1001/items/${itemId}`;
    expect((await anna.fetch(path)).status).toBe(200);
    expect((await ben.fetch(path)).status).toBe(404);
    // Both worlds number their items independently.
    const second = (await (
      await ben.send('POST', '/api/v1/suppliers/SUP-1001/items', draft)
    ).json()) as object;
    expect(second).toMatchObject({ itemId });
  });

  test('each world has its clock', async () => {
    await call('POST', '/clock', { world: 'anna', body: { advanceMs: 86_400_000 } });
    expect((await call('GET', '/clock', { world: 'anna' })).body).toMatchObject({
      now: '2026-11-21T09:30:00.000Z',
    });
    expect((await call('GET', '/clock', { world: 'ben' })).body).toMatchObject({ now: NOW });
    expect(chain.control.clock().now).toBe(NOW);
  });

  test('faults and scenarios apply in one world', async () => {
    const [anna, ben] = [await danaIn('anna'), await danaIn('ben')];
    await call('POST', '/faults', {
      world: 'anna',
      body: { kind: 'status', status: 503, operationId: 'getItem' },
    });
    expect((await ben.fetch(ITEM)).status).toBe(200);
    expect((await anna.fetch(ITEM)).status).toBe(503);
    await call('POST', '/scenario', { world: 'ben', body: { name: 'rate-limited' } });
    expect((await ben.fetch(ITEM)).status).toBe(429);
    expect((await anna.fetch(ITEM)).status).toBe(200);
    expect([chain.control.faults(), chain.control.scenario()]).toEqual([[], undefined]);
  });

  test('the journal contains the requests of one world, without the header', async () => {
    const [anna] = [await danaIn('anna'), await danaIn('ben')];
    await anna.fetch(ITEM);
    await anna.fetch('/api/v1/nothing');
    const world = await chain.worlds.open('anna');
    const items = world.control.journal().filter(({ operationId }) => operationId === 'getItem');
    expect(items).toHaveLength(1);
    expect(items[0]?.headers).not.toHaveProperty(WORLD_HEADER);
    expect(world.control.journalEntry(items[0]?.sequence ?? 0)?.responseBody).toContain('ITM-1001');
    expect(world.control.violations()).toHaveLength(1);
    const ben = await chain.worlds.open('ben');
    expect(ben.control.journal().map(({ operationId }) => operationId)).toEqual([
      'login',
      'getJwt',
      'getAccessToken',
    ]);
    expect([chain.control.journal(), chain.control.violations()]).toEqual([[], []]);
  });

  test('tokens and sessions of one world are invalid in every other world', async () => {
    const sessions = {
      default: await danaIn('default'),
      anna: await danaIn('anna'),
      ben: await danaIn('ben'),
    };
    const widgets = await chain.worlds.open('anna');
    const { accessToken } = await createSession(chain.origin, {}, 'anna');
    for (const [own, session] of Object.entries(sessions)) {
      for (const world of Object.keys(sessions)) {
        const isOwn = own === world;
        const access = await session.fetch(ITEM, inWorld(world));
        expect([own, world, access.status]).toEqual([own, world, isOwn ? 200 : 401]);
        const identity = await fetch(`${chain.origin}/api/v2/auth/roles`, {
          headers: { authorization: `Bearer ${session.identityToken}`, [WORLD_HEADER]: world },
        });
        expect([own, world, identity.status]).toEqual([own, world, isOwn ? 200 : 401]);
        const cookie = { login_token: session.loginToken };
        const { errorCode } = await callIdentity(chain.origin, 'getAccountInfo', cookie, world);
        expect([own, world, errorCode]).toEqual([own, world, isOwn ? 0 : 403005]);
      }
    }
    for (const world of Object.keys(sessions)) {
      const headers = { authorization: `Bearer ${accessToken}`, [WORLD_HEADER]: world };
      const response = await fetch(chain.origin + ITEM, { headers });
      expect([world, response.status]).toEqual([world, world === widgets.name ? 200 : 401]);
    }
  });

  test('a reset restores one world with its own seed and clock', async () => {
    const now = '2026-12-24T12:00:00.000Z';
    await call('POST', '/worlds', { body: { name: 'anna', seed: 7, now, scenario: 'maintenance' } });
    await call('POST', '/faults', { world: 'ben', body: { kind: 'reset', operationId: 'listItems' } });
    const ben = await danaIn('ben');
    await ben.send('POST', '/api/v1/suppliers/SUP-1001/items', draft);
    await call('POST', '/clock', { world: 'anna', body: { advanceMs: 1000 } });
    expect((await call('POST', '/worlds/anna/reset')).body).toEqual({
      name: 'anna',
      seed: 7,
      clock: { mode: 'fixed', now },
      scenario: null,
      faults: 0,
      requests: 0,
    });
    expect((await call('GET', '/worlds/ben')).body).toMatchObject({ seed: 1001, faults: 1 });
    expect((await call('POST', '/worlds/anna/reset', { body: { seed: 8 } })).body).toMatchObject({ seed: 8 });
    expect((await call('POST', '/reset', { world: 'ben' })).status).toBe(200);
    expect((await call('GET', '/worlds/ben')).body).toMatchObject({ faults: 0, requests: 0 });
  });
});

describe('selection of a world', () => {
  const selected = async (headers: Readonly<Record<string, string>>) => {
    const { body } = await rawRequest(chain.port, '/__sandbox/worlds', headers);
    return (JSON.parse(body) as { selected: string }).selected;
  };

  test.each([
    ['nothing', {}, 'default'],
    [
      'the header',
      { 'X-Sandbox-World': 'anna', cookie: 'sandbox_world=ben', host: 'cleo.localhost' },
      'anna',
    ],
    ['the cookie', { cookie: 'a=1; sandbox_world=ben; b=2', host: 'cleo.localhost:4310' }, 'ben'],
    ['the subdomain', { host: 'Cleo.localhost:4310', cookie: 'sandbox_world=' }, 'cleo'],
    ['the host without a subdomain', { host: 'localhost:4310' }, 'default'],
    ['an address', { host: '127.0.0.1' }, 'default'],
  ])('%s selects the world', async (_, headers, world) => {
    expect(await selected(headers)).toBe(world);
    const name = `/api/v1/suppliers/SUP-1001/items/${world}`;
    await rawRequest(chain.port, name, headers);
    const used = await chain.worlds.open(world);
    expect(used.control.journal().map(({ path }) => path)).toEqual([name]);
  });

  test('the path selects the world, also for a page of another origin', async () => {
    const base = `${chain.origin}/__sandbox/worlds/anna`;
    const anna = await signIn(base, DANA, undefined, 'ben');
    const response = await anna.fetch(ITEM, { headers: { origin: 'http://127.0.0.1:4333' } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      200,
      'http://127.0.0.1:4333',
    ]);
    const { control } = await chain.worlds.open('anna');
    expect(control.journal().at(-1)).toMatchObject({ operationId: 'getItem', path: ITEM });
    expect(await namesOf()).toEqual(['default', 'anna']);
    const { accessToken } = await createSession(base);
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await fetch(base + ITEM, { headers })).status).toBe(200);
    expect((await fetch(chain.origin + ITEM, { headers })).status).toBe(401);
    const invalid = await rawRequest(chain.port, `/__sandbox/worlds/A${ITEM}`);
    expect(invalid.status).toBe(400);
    const config = await (await fetch(`${chain.origin}/config.json`, inWorld('anna'))).json();
    expect(config).toMatchObject({ identity: { baseUrl: '/__sandbox/worlds/anna/identity' } });
  });

  test.each(['Anna', '', 'a b', 'anna.b', '-anna', 'anna-', 'a'.repeat(33), 'ä', '__proto__', 'anna, ben'])(
    'the name "%s" is invalid',
    async (name) => {
      const header = Buffer.from(name).toString('latin1');
      const { status, body } = await rawRequest(chain.port, ITEM, { [WORLD_HEADER]: header });
      expect([status, JSON.parse(body)]).toMatchObject([400, { errorCode: 'INVALID_WORLD', status: 400 }]);
      expect(JSON.parse(body).errorMessage).toContain('1 to 32 lowercase letters');
      if (name !== '') expect((await call('POST', '/worlds', { body: { name } })).status).toBe(400);
      expect(await namesOf()).toEqual(['default']);
    },
  );

  test('invalid cookies and subdomains get 400', async () => {
    for (const [name, value] of [
      ['cookie', 'sandbox_world=A'],
      ['host', 'a.b.localhost'],
      ['host', 'a_b.localhost'],
    ] as const)
      expect((await rawRequest(chain.port, ITEM, { [name]: value })).status).toBe(400);
    expect((await rawRequest(chain.port, ITEM, { host: 'anna.localhost.example' })).status).toBe(421);
  });

  test('a page of another origin may send the header and reads the response', async () => {
    const origin = 'http://anna.localhost:4330';
    const preflight = await rawRequest(
      chain.port,
      ITEM,
      {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,x-sandbox-world',
      },
      'OPTIONS',
    );
    expect([preflight.status, preflight.headers['access-control-allow-headers']]).toEqual([
      204,
      'authorization,x-sandbox-world',
    ]);
    expect(chain.control.journal()).toEqual([]);
    const refused = await rawRequest(chain.port, ITEM, { origin, [WORLD_HEADER]: 'A' });
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([400, origin]);
  });

  test.each(['', '/__sandbox/worlds/anna'])(
    'a preflight with the header allows no server-only operation under "%s"',
    async (base) => {
      const headers = {
        origin: 'http://127.0.0.1:4333',
        'access-control-request-method': 'POST',
        'access-control-request-headers': WORLD_HEADER,
      };
      const of = (path: string) => rawRequest(chain.port, base + path, headers, 'OPTIONS');
      const allowed = await of(ITEM);
      expect([allowed.status, allowed.headers['access-control-allow-headers']]).toEqual([204, WORLD_HEADER]);
      const serverOnly = await of('/api/v2/embed/sessions');
      expect(Object.keys(serverOnly.headers).filter((name) => name.startsWith('access-control-'))).toEqual(
        [],
      );
    },
  );

  test('a link sets the cookie and leaves no parameter in the address', async () => {
    const link = await rawRequest(chain.port, '//x/SUP-1001/items?a=1&sandboxWorld=anna&b=2');
    expect([link.status, link.headers.location, link.headers['set-cookie']]).toEqual([
      303,
      '/x/SUP-1001/items?a=1&b=2',
      ['sandbox_world=anna; Path=/; HttpOnly; SameSite=Lax'],
    ]);
    const cleared = await rawRequest(chain.port, '/?sandboxWorld=default');
    expect(cleared.headers['set-cookie']).toEqual([
      'sandbox_world=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    ]);
    const fromSubdomain = { host: 'anna.localhost' };
    expect(
      (await rawRequest(chain.port, '/?sandboxWorld=default', fromSubdomain)).headers['set-cookie'],
    ).toEqual(['sandbox_world=default; Path=/; HttpOnly; SameSite=Lax']);
    expect((await rawRequest(chain.port, '/?sandboxWorld=A')).status).toBe(400);
    const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await rawRequest(chain.port, '/?sandboxWorld=anna', foreign)).status).toBe(403);
    expect(await namesOf()).toEqual(['default']);
  });

  test.each([
    ['a call of the API', 'GET', ITEM, {}],
    ["a call of the API under a world's path", 'GET', `/__sandbox/worlds/ben${ITEM}`, {}],
    ['a form', 'POST', '/x', {}],
    ['a request of a script', 'GET', '/x', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
  ])('the parameter in %s selects no world', async (_, method, path, headers) => {
    const response = await rawRequest(chain.port, `${path}?sandboxWorld=anna`, headers, method);
    expect(response.status).not.toBe(303);
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(response.headers).not.toHaveProperty('location');
  });
});

describe('number of worlds', () => {
  const origin = 'https://attacker.example';
  const crossSite = { 'sec-fetch-site': 'cross-site' };

  test.each([
    ['a fetch', 'GET', { origin }],
    ['a form', 'POST', { origin }],
    ['a preflight', 'OPTIONS', { origin, 'access-control-request-method': 'GET' }],
    ['an image', 'GET', { ...crossSite, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a frame', 'GET', { ...crossSite, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ])('%s of another site creates no world', async (_, method, foreign) => {
    await chain.worlds.open('ben');
    const statusOf = async (path: string, headers: Readonly<Record<string, string>>) =>
      (await rawRequest(chain.port, path, { ...foreign, ...headers }, method)).status;
    for (const path of ['/x', ITEM, '/config.json', '/identity/accounts.login'])
      expect([path, await statusOf(path, { host: 'anna.localhost' })]).toEqual([path, 403]);
    expect(await statusOf(`/__sandbox/worlds/anna${ITEM}`, {})).toBe(403);
    expect(await statusOf(ITEM, { cookie: 'sandbox_world=anna' })).toBe(403);
    expect(await namesOf()).toEqual(['default', 'ben']);
    // Existing worlds answer as before.
    expect(await statusOf(ITEM, { host: 'ben.localhost' })).toBe(await statusOf(ITEM, {}));
  });

  test('a link of another site to a page creates a world', async () => {
    const link = { ...crossSite, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    await rawRequest(chain.port, '/config.json', { ...link, host: 'anna.localhost' });
    expect(await namesOf()).toEqual(['default', 'anna']);
  });

  test('the first use creates a world; above the limit, the response says how to free one', async () => {
    await Promise.all(
      ['anna', 'anna', 'ben', 'cleo'].map((world) => fetch(chain.origin + ITEM, inWorld(world))),
    );
    expect((await namesOf()).sort()).toEqual(['anna', 'ben', 'cleo', 'default']);
    const response = await fetch(chain.origin + ITEM, inWorld('dora'));
    expect([response.status, await response.json()]).toMatchObject([
      503,
      {
        errorCode: 'WORLD_LIMIT',
        errorMessage: expect.stringMatching(
          /^The sandbox has 4 worlds: default, .*DELETE \/__sandbox\/worlds\/<name>/,
        ),
      },
    ]);
    expect((await call('POST', '/worlds', { body: { name: 'dora' } })).status).toBe(503);
    // The page and the list of worlds stay available.
    expect((await call('GET', '/worlds', { world: 'dora' })).body).toMatchObject({
      selected: 'dora',
      limit: 4,
    });
    const page = await rawRequest(chain.port, '/__sandbox', { accept: 'text/html', [WORLD_HEADER]: 'dora' });
    expect(page.status).toBe(200);
    expect((await call('DELETE', '/worlds/ben')).status).toBe(204);
    expect((await fetch(chain.origin + ITEM, inWorld('dora'))).status).toBe(401);
  });

  test('a deleted world starts anew, and a request in progress ends normally', async () => {
    const anna = await danaIn('anna');
    await call('POST', '/faults', {
      world: 'anna',
      body: { kind: 'delay', delayMs: 200, operationId: 'getItem' },
    });
    const slow = anna.fetch(ITEM);
    const { control } = await chain.worlds.open('anna');
    await expect.poll(() => control.faults()[0]?.remaining).toBe(0);
    expect((await call('DELETE', '/worlds/anna')).status).toBe(204);
    expect((await slow).status).toBe(200);
    expect(await namesOf()).toEqual(['default']);
    // The session was part of the deleted world.
    const { errorCode } = await callIdentity(
      chain.origin,
      'getAccountInfo',
      { login_token: anna.loginToken },
      'anna',
    );
    expect(errorCode).toBe(403005);
  });

  test('errors of the control API say what is wrong and create nothing', async () => {
    await chain.worlds.open('anna');
    const of = async (method: string, path: string, body?: unknown) => {
      const response = await call(method, `/worlds${path}`, { body });
      return [response.status, (response.body as { errorCode?: string }).errorCode];
    };
    expect(await of('POST', '', { name: 'anna' })).toEqual([409, 'WORLD_EXISTS']);
    expect(await of('POST', '', {})).toEqual([400, undefined]);
    expect(await of('POST', '', { name: 'ben', now: 'noon' })).toEqual([400, undefined]);
    expect(await of('POST', '', { name: 'ben', scenario: 'slow' })).toEqual([400, undefined]);
    expect(await of('POST', '', { name: 'ben', sed: 1 })).toEqual([400, undefined]);
    expect(await of('GET', '/ben')).toEqual([404, 'UNKNOWN_WORLD']);
    expect(await of('POST', '/ben/reset')).toEqual([404, 'UNKNOWN_WORLD']);
    expect(await of('DELETE', '/ben')).toEqual([404, 'UNKNOWN_WORLD']);
    expect(await of('DELETE', '/default')).toEqual([400, 'DEFAULT_WORLD']);
    expect(await namesOf()).toEqual(['default', 'anna']);
  });
});
