import { expect, test } from 'vitest';
import { signIn } from '../sign-in.ts';
import { createSession } from '../widget-session.ts';
import { WORLD_HEADER } from './world-name.ts';
import { DANA, ITEM, inWorld, setupWorldTests } from './world-test-setup.ts';

const sandbox = setupWorldTests();

const selected = async (headers: Readonly<Record<string, string>>) => {
  const { body } = await sandbox.send('/__sandbox/worlds', headers);
  return (JSON.parse(body) as { selected: string }).selected;
};

test.each([
  ['no selection', {}, 'default'],
  [
    'the header, before cookie and subdomain',
    { 'X-Sandbox-World': 'anna', cookie: 'sandbox_world=ben', host: 'cleo.localhost' },
    'anna',
  ],
  [
    'the cookie, before the subdomain',
    { cookie: 'a=1; sandbox_world=ben; b=2', host: 'cleo.localhost:4310' },
    'ben',
  ],
  ['a subdomain', { host: 'Cleo.localhost:4310', cookie: 'sandbox_world=' }, 'cleo'],
  ['a host without a subdomain', { host: 'localhost:4310' }, 'default'],
  ['an IP address as host', { host: '127.0.0.1' }, 'default'],
])('a request with %1$s uses the world %3$s', async (_, headers, world) => {
  expect(await selected(headers)).toBe(world);
  const name = `/api/v1/suppliers/SUP-1001/items/${world}`;
  await sandbox.send(name, headers);
  const used = await sandbox.worlds.open(world);
  expect(used.control.journal().map(({ path }) => path)).toEqual([name]);
});

test('the path selects the world, also for a page of another origin', async () => {
  const base = `${sandbox.origin}/__sandbox/worlds/anna`;
  const anna = await signIn(base, DANA, undefined, 'ben');
  const response = await anna.fetch(ITEM, { headers: { origin: 'http://127.0.0.1:4333' } });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
    200,
    'http://127.0.0.1:4333',
  ]);
  const { control } = await sandbox.worlds.open('anna');
  expect(control.journal().at(-1)).toMatchObject({ operationId: 'getItem', path: ITEM });
  expect(await sandbox.names()).toEqual(['default', 'anna']);
  const { accessToken } = await createSession(base);
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await fetch(base + ITEM, { headers })).status).toBe(200);
  expect((await fetch(sandbox.origin + ITEM, { headers })).status).toBe(401);
  const invalid = await sandbox.send(`/__sandbox/worlds/A${ITEM}`);
  expect(invalid.status).toBe(400);
  const config = await (await fetch(`${sandbox.origin}/config.json`, inWorld('anna'))).json();
  expect(config).toMatchObject({ identity: { baseUrl: '/__sandbox/worlds/anna/identity' } });
});

test.each(['Anna', '', 'a b', 'anna.b', '-anna', 'anna-', 'a'.repeat(33), 'ä', '__proto__', 'anna, ben'])(
  'the name "%s" is invalid',
  async (name) => {
    const header = Buffer.from(name).toString('latin1');
    const { status, body } = await sandbox.send(ITEM, { [WORLD_HEADER]: header });
    expect([status, JSON.parse(body)]).toMatchObject([400, { errorCode: 'INVALID_WORLD', status: 400 }]);
    expect(JSON.parse(body).errorMessage).toContain('1 to 32 lowercase letters');
    if (name !== '') expect((await sandbox.call('POST', '/worlds', { body: { name } })).status).toBe(400);
    expect(await sandbox.names()).toEqual(['default']);
  },
);

test('invalid cookies and subdomains get 400', async () => {
  for (const [name, value] of [
    ['cookie', 'sandbox_world=A'],
    ['host', 'a.b.localhost'],
    ['host', 'a_b.localhost'],
  ] as const)
    expect((await sandbox.send(ITEM, { [name]: value })).status).toBe(400);
  expect((await sandbox.send(ITEM, { host: 'anna.localhost.example' })).status).toBe(421);
});

test('a page of another origin may send the header and reads the response', async () => {
  const origin = 'http://anna.localhost:4330';
  const preflight = await sandbox.send(
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
  expect(sandbox.control.journal()).toEqual([]);
  const refused = await sandbox.send(ITEM, { origin, [WORLD_HEADER]: 'A' });
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
    const of = (path: string) => sandbox.send(base + path, headers, 'OPTIONS');
    const allowed = await of(ITEM);
    expect([allowed.status, allowed.headers['access-control-allow-headers']]).toEqual([204, WORLD_HEADER]);
    const serverOnly = await of('/api/v2/embed/sessions');
    expect(Object.keys(serverOnly.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  },
);

test('a link sets the cookie and leaves no parameter in the address', async () => {
  const link = await sandbox.send('//x/SUP-1001/items?a=1&sandboxWorld=anna&b=2');
  expect([link.status, link.headers.location, link.headers['set-cookie']]).toEqual([
    303,
    '/x/SUP-1001/items?a=1&b=2',
    ['sandbox_world=anna; Path=/; HttpOnly; SameSite=Lax'],
  ]);
  const cleared = await sandbox.send('/?sandboxWorld=default');
  expect(cleared.headers['set-cookie']).toEqual([
    'sandbox_world=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  ]);
  const fromSubdomain = { host: 'anna.localhost' };
  expect((await sandbox.send('/?sandboxWorld=default', fromSubdomain)).headers['set-cookie']).toEqual([
    'sandbox_world=default; Path=/; HttpOnly; SameSite=Lax',
  ]);
  expect((await sandbox.send('/?sandboxWorld=A')).status).toBe(400);
  const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect((await sandbox.send('/?sandboxWorld=anna', foreign)).status).toBe(403);
  expect(await sandbox.names()).toEqual(['default']);
});

test.each([
  ['a call of the API', 'GET', ITEM, {}],
  ["a call of the API under a world's path", 'GET', `/__sandbox/worlds/ben${ITEM}`, {}],
  ['a form', 'POST', '/x', {}],
  ['a request of a script', 'GET', '/x', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
])('the parameter in %s selects no world', async (_, method, path, headers) => {
  const response = await sandbox.send(`${path}?sandboxWorld=anna`, headers, method);
  expect(response.status).not.toBe(303);
  expect(response.headers).not.toHaveProperty('set-cookie');
  expect(response.headers).not.toHaveProperty('location');
});
