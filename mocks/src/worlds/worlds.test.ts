import { describe, expect, test } from 'vitest';
import { newItem } from '../sandbox/items/item-test-data.ts';
import { callIdentity } from '../sign-in.ts';
import { createSession } from '../widget-session.ts';
import { WORLD_HEADER } from './world-name.ts';
import { ITEM, inWorld, NOW, setupWorldTests } from './world-test-setup.ts';

const sandbox = setupWorldTests();

describe('isolation', () => {
  test('a change of data in one world is invisible in another world', async () => {
    const [anna, ben] = [await sandbox.danaIn('anna'), await sandbox.danaIn('ben')];
    const created = await anna.send('POST', '/api/v1/suppliers/SUP-1001/items', newItem);
    expect(created.status).toBe(201);
    const { itemId } = (await created.json()) as { itemId: string };
    const path = `/api/v1/suppliers/SUP-1001/items/${itemId}`;
    expect((await anna.fetch(path)).status).toBe(200);
    expect((await ben.fetch(path)).status).toBe(404);
    // Both worlds number their items independently.
    const second = (await (
      await ben.send('POST', '/api/v1/suppliers/SUP-1001/items', newItem)
    ).json()) as object;
    expect(second).toMatchObject({ itemId });
  });

  test('each world has its clock', async () => {
    await sandbox.call('POST', '/clock', { world: 'anna', body: { advanceMs: 86_400_000 } });
    expect((await sandbox.call('GET', '/clock', { world: 'anna' })).body).toMatchObject({
      now: '2026-11-21T09:30:00.000Z',
    });
    expect((await sandbox.call('GET', '/clock', { world: 'ben' })).body).toMatchObject({ now: NOW });
    expect(sandbox.control.clock().now).toBe(NOW);
  });

  test('faults and scenarios apply in one world', async () => {
    const [anna, ben] = [await sandbox.danaIn('anna'), await sandbox.danaIn('ben')];
    await sandbox.call('POST', '/faults', {
      world: 'anna',
      body: { kind: 'status', status: 503, operationId: 'getItem' },
    });
    expect((await ben.fetch(ITEM)).status).toBe(200);
    expect((await anna.fetch(ITEM)).status).toBe(503);
    await sandbox.call('POST', '/scenario', { world: 'ben', body: { name: 'rate-limited' } });
    expect((await ben.fetch(ITEM)).status).toBe(429);
    expect((await anna.fetch(ITEM)).status).toBe(200);
    expect([sandbox.control.faults(), sandbox.control.scenario()]).toEqual([[], undefined]);
  });

  test('the journal contains the requests of one world, without the header', async () => {
    const [anna] = [await sandbox.danaIn('anna'), await sandbox.danaIn('ben')];
    await anna.fetch(ITEM);
    await anna.fetch('/api/v1/nothing');
    const world = await sandbox.worlds.open('anna');
    const items = world.control.journal().filter(({ operationId }) => operationId === 'getItem');
    expect(items).toHaveLength(1);
    expect(items[0]?.headers).not.toHaveProperty(WORLD_HEADER);
    expect(world.control.journalEntry(items[0]?.sequence ?? 0)?.responseBody).toContain('ITM-1001');
    expect(world.control.violations()).toHaveLength(1);
    const ben = await sandbox.worlds.open('ben');
    expect(ben.control.journal().map(({ operationId }) => operationId)).toEqual([
      'login',
      'getJwt',
      'getAccessToken',
    ]);
    expect([sandbox.control.journal(), sandbox.control.violations()]).toEqual([[], []]);
  });

  test('tokens and sessions of one world are invalid in every other world', async () => {
    const sessions = {
      default: await sandbox.danaIn('default'),
      anna: await sandbox.danaIn('anna'),
      ben: await sandbox.danaIn('ben'),
    };
    const widgets = await sandbox.worlds.open('anna');
    const { accessToken } = await createSession(sandbox.origin, {}, 'anna');
    for (const [own, session] of Object.entries(sessions)) {
      for (const world of Object.keys(sessions)) {
        const isOwn = own === world;
        const access = await session.fetch(ITEM, inWorld(world));
        expect([own, world, access.status]).toEqual([own, world, isOwn ? 200 : 401]);
        const identity = await fetch(`${sandbox.origin}/api/v2/auth/roles`, {
          headers: { authorization: `Bearer ${session.identityToken}`, [WORLD_HEADER]: world },
        });
        expect([own, world, identity.status]).toEqual([own, world, isOwn ? 200 : 401]);
        const cookie = { login_token: session.loginToken };
        const { errorCode } = await callIdentity(sandbox.origin, 'getAccountInfo', cookie, world);
        expect([own, world, errorCode]).toEqual([own, world, isOwn ? 0 : 403005]);
      }
    }
    for (const world of Object.keys(sessions)) {
      const headers = { authorization: `Bearer ${accessToken}`, [WORLD_HEADER]: world };
      const response = await fetch(sandbox.origin + ITEM, { headers });
      expect([world, response.status]).toEqual([world, world === widgets.name ? 200 : 401]);
    }
  });

  test('a reset restores one world with its own seed and clock', async () => {
    const now = '2026-12-24T12:00:00.000Z';
    await sandbox.call('POST', '/worlds', { body: { name: 'anna', seed: 7, now, scenario: 'maintenance' } });
    await sandbox.call('POST', '/faults', {
      world: 'ben',
      body: { kind: 'reset', operationId: 'listItems' },
    });
    const ben = await sandbox.danaIn('ben');
    await ben.send('POST', '/api/v1/suppliers/SUP-1001/items', newItem);
    await sandbox.call('POST', '/clock', { world: 'anna', body: { advanceMs: 1000 } });
    expect((await sandbox.call('POST', '/worlds/anna/reset')).body).toEqual({
      name: 'anna',
      seed: 7,
      clock: { mode: 'fixed', now },
      scenario: null,
      faults: 0,
      requests: 0,
    });
    expect((await sandbox.call('GET', '/worlds/ben')).body).toMatchObject({ seed: 1001, faults: 1 });
    expect((await sandbox.call('POST', '/worlds/anna/reset', { body: { seed: 8 } })).body).toMatchObject({
      seed: 8,
    });
    expect((await sandbox.call('POST', '/reset', { world: 'ben' })).status).toBe(200);
    expect((await sandbox.call('GET', '/worlds/ben')).body).toMatchObject({ faults: 0, requests: 0 });
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
    await sandbox.worlds.open('ben');
    const fetchStatus = async (path: string, headers: Readonly<Record<string, string>>) =>
      (await sandbox.send(path, { ...foreign, ...headers }, method)).status;
    for (const path of ['/x', ITEM, '/config.json', '/identity/accounts.login'])
      expect([path, await fetchStatus(path, { host: 'anna.localhost' })]).toEqual([path, 403]);
    expect(await fetchStatus(`/__sandbox/worlds/anna${ITEM}`, {})).toBe(403);
    expect(await fetchStatus(ITEM, { cookie: 'sandbox_world=anna' })).toBe(403);
    expect(await sandbox.names()).toEqual(['default', 'ben']);
    // Existing worlds answer as before.
    expect(await fetchStatus(ITEM, { host: 'ben.localhost' })).toBe(await fetchStatus(ITEM, {}));
  });

  test('a link of another site to a page creates a world', async () => {
    const link = { ...crossSite, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    await sandbox.send('/config.json', { ...link, host: 'anna.localhost' });
    expect(await sandbox.names()).toEqual(['default', 'anna']);
  });

  test('the first request to a world creates the world, and above the limit the response tells how to delete one', async () => {
    await Promise.all(
      ['anna', 'anna', 'ben', 'cleo'].map((world) => fetch(sandbox.origin + ITEM, inWorld(world))),
    );
    expect((await sandbox.names()).sort()).toEqual(['anna', 'ben', 'cleo', 'default']);
    const response = await fetch(sandbox.origin + ITEM, inWorld('dora'));
    expect([response.status, await response.json()]).toMatchObject([
      503,
      {
        errorCode: 'WORLD_LIMIT',
        errorMessage: expect.stringMatching(
          /^The sandbox has 4 worlds: default, .*DELETE \/__sandbox\/worlds\/<name>/,
        ),
      },
    ]);
    expect((await sandbox.call('POST', '/worlds', { body: { name: 'dora' } })).status).toBe(503);
    // The page and the list of worlds stay available.
    expect((await sandbox.call('GET', '/worlds', { world: 'dora' })).body).toMatchObject({
      selected: 'dora',
      limit: 4,
    });
    const page = await sandbox.send('/__sandbox', { accept: 'text/html', [WORLD_HEADER]: 'dora' });
    expect(page.status).toBe(200);
    expect((await sandbox.call('DELETE', '/worlds/ben')).status).toBe(204);
    expect((await fetch(sandbox.origin + ITEM, inWorld('dora'))).status).toBe(401);
  });

  test('a deleted world starts anew, and a request in progress ends normally', async () => {
    const anna = await sandbox.danaIn('anna');
    await sandbox.call('POST', '/faults', {
      world: 'anna',
      body: { kind: 'delay', delayMs: 200, operationId: 'getItem' },
    });
    const slow = anna.fetch(ITEM);
    const { control } = await sandbox.worlds.open('anna');
    await expect.poll(() => control.faults()[0]?.remaining).toBe(0);
    expect((await sandbox.call('DELETE', '/worlds/anna')).status).toBe(204);
    expect((await slow).status).toBe(200);
    expect(await sandbox.names()).toEqual(['default']);
    // The session was part of the deleted world.
    const { errorCode } = await callIdentity(
      sandbox.origin,
      'getAccountInfo',
      { login_token: anna.loginToken },
      'anna',
    );
    expect(errorCode).toBe(403005);
  });

  test('errors of the control API say what is wrong and create nothing', async () => {
    await sandbox.worlds.open('anna');
    const of = async (method: string, path: string, body?: unknown) => {
      const response = await sandbox.call(method, `/worlds${path}`, { body });
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
    expect(await sandbox.names()).toEqual(['default', 'anna']);
  });
});
