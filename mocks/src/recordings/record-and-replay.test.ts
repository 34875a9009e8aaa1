import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Har } from 'har-format';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { DEMO_PASSWORD } from '../sandbox/seed/users.ts';
import { type SignedIn, signIn } from '../sign-in.ts';

const NOW = '2026-11-20T09:30:00.000Z';
const SUPPLIER = '/api/v1/suppliers/SUP-1001';
const ITEMS = `${SUPPLIER}/items`;
const ITEM = `${ITEMS}/ITM-1001`;
const DANA = 'dana@halberd.example';

let counter = 0;
const newFile = () => {
  counter += 1;
  return join(tmpdir(), `recording-${process.pid}-${counter}.har`);
};

/** Records a session at one sandbox as the real back end, and returns the HAR file. */
async function record(
  work: (dana: SignedIn, recorder: Chain) => Promise<void>,
  options: { readonly keepsNames?: boolean; readonly keepsFiles?: boolean } = {},
): Promise<{ readonly text: string; readonly dana: SignedIn }> {
  const file = newFile();
  const backEnd = await startChain({ portalDir: false, now: NOW });
  const recorder = await startChain({
    portalDir: false,
    record: { api: backEnd.origin, identity: `${backEnd.origin}/identity`, file, ...options },
  });
  try {
    const dana = await signIn(recorder.origin, DANA);
    await work(dana, recorder);
    return { dana, text: await closedFile(recorder, file) };
  } finally {
    await backEnd.close();
    await rm(file, { force: true });
  }
}

async function closedFile(recorder: Chain, file: string): Promise<string> {
  await recorder.close();
  return readFile(file, 'utf8');
}

describe('a recording of a real back end', () => {
  let text: string;
  let dana: SignedIn;
  let har: Har;

  beforeAll(async () => {
    ({ text, dana } = await record(async (user, recorder) => {
      await user.fetch(`${ITEMS}?limit=5&offset=0`);
      const {
        version: _,
        inventory,
        itemId,
        createdAt,
        updatedAt,
        ...item
      } = (await (await user.fetch(ITEM)).json()) as Record<string, unknown>;
      await user.send('PUT', ITEM, { ...item, description: 'Recorded name' });
      await user.fetch(ITEM);
      await user.fetch(`${SUPPLIER}/exports/items`);
      await user.fetch(`${SUPPLIER}/customers?limit=3`);
      await user.fetch(`${ITEMS}?limit=none`);
      expect(recorder.control.violations()).toHaveLength(1);
    }));
    har = JSON.parse(text) as Har;
  });

  test('the file is HAR 1.2 and contains the exchanges with the back end, not the rejected request', () => {
    expect(har.log.version).toBe('1.2');
    expect(har.log.entries.map(({ request }) => request.method + new URL(request.url).pathname)).toEqual([
      'POST/identity/accounts.login',
      'POST/identity/accounts.getJWT',
      'GET/api/v2/auth/accessToken',
      `GET${ITEMS}`,
      `GET${ITEM}`,
      `PUT${ITEM}`,
      `GET${ITEM}`,
      `GET${SUPPLIER}/exports/items`,
      `GET${SUPPLIER}/customers`,
    ]);
  });

  test('the file contains no password, token, cookie, email address or file', () => {
    for (const secret of [DEMO_PASSWORD, dana.loginToken, dana.identityToken, dana.accessToken, DANA])
      expect(text).not.toContain(secret);
    expect(text).not.toContain(encodeURIComponent(DANA));
    expect(text).not.toMatch(/eyJ/);
    expect(text).not.toMatch(/@(?!example\.invalid)/);
    const [exported] = har.log.entries.filter(({ request }) => request.url.includes('/exports/'));
    expect(exported?.response.content).toMatchObject({ comment: 'The body is not recorded.' });
  });

  test('another sandbox replays the recording at its time, with its own sign-in', async () => {
    const chain = await startChain({ portalDir: false });
    const other = await signIn(chain.origin, 'root@portal.example');
    const imported = await fetch(`${chain.origin}/__sandbox/recordings?name=staging`, {
      method: 'POST',
      body: text,
    });
    expect([imported.status, await imported.json()]).toMatchObject([
      201,
      { name: 'staging', scenario: 'recording:staging', calls: 5, violations: [] },
    ]);
    chain.control.setScenario('recording:staging');
    expect(
      Math.abs(Date.parse(chain.control.clock().now) - Date.parse(har.log.entries[0]?.startedDateTime ?? '')),
    ).toBeLessThan(60_000);

    const names = [];
    for (let read = 0; read < 3; read += 1)
      names.push(((await (await other.fetch(ITEM)).json()) as { description: string }).description);
    expect(names).toEqual([expect.not.stringMatching('Recorded'), 'Recorded name', 'Recorded name']);
    expect(await (await other.fetch(`${ITEMS}?offset=0&limit=5`)).json()).toMatchObject({
      meta: { total: expect.any(Number) },
    });
    expect((await other.fetch(`${ITEMS}?limit=7`)).status).toBe(200);
    expect(
      chain.control
        .journal()
        .slice(-5)
        .map(({ source }) => source),
    ).toEqual(['recording', 'recording', 'recording', 'recording', 'upstream']);
    expect(chain.control.violations()).toEqual([]);
    await chain.close();
  });
});

describe('a replay', () => {
  let chain: Chain;
  let dana: SignedIn;

  beforeAll(async () => {
    chain = await startChain({ portalDir: false, now: NOW });
    dana = await signIn(chain.origin, DANA);
    return () => chain.close();
  });

  const recordings = (path = '', init: RequestInit = {}) =>
    fetch(`${chain.origin}/__sandbox/recordings${path}`, init);
  const load = (query: string, har: string) => recordings(`?${query}`, { method: 'POST', body: har });
  beforeEach(async () => {
    chain.control.reset();
    const { data } = (await (await recordings()).json()) as { data: { name: string }[] };
    for (const { name } of data) await recordings(`/${name}`, { method: 'DELETE' });
  });
  const harFrom = (origin: string, ...calls: readonly (readonly [path: string, body: unknown])[]) =>
    JSON.stringify({
      log: {
        version: '1.2',
        entries: calls.map(([path, body], place) => ({
          startedDateTime: `2026-03-02T08:00:0${place}.000Z`,
          request: { method: 'GET', url: origin + path, headers: [] },
          response: {
            status: 200,
            headers: [{ name: 'content-type', value: 'application/json' }],
            content: { text: JSON.stringify(body) },
          },
        })),
      },
    });
  const LIST = { data: [], meta: { total: 0 } };

  test('a call that was not recorded fails if requested, with the nearest recorded call', async () => {
    const har = harFrom(
      'https://api.example.com',
      [`${ITEMS}?limit=5&offset=0`, LIST],
      [`${ITEMS}?limit=9`, LIST],
    );
    expect((await load('name=strict&unrecorded=error', har)).status).toBe(201);
    chain.control.setScenario('recording:strict');
    expect(chain.control.clock()).toEqual({ mode: 'fixed', now: '2026-03-02T08:00:00.000Z' });
    expect((await dana.fetch(`${ITEMS}?offset=0&limit=5`)).status).toBe(200);
    const missing = await dana.fetch(`${ITEMS}?limit=5&offset=5`);
    expect([missing.status, await missing.json()]).toMatchObject([
      502,
      {
        errorCode: 'NOT_RECORDED',
        errorMessage: `The recording "strict" has no GET ${ITEMS}?limit=5&offset=5. Nearest: GET ${ITEMS}?limit=5&offset=0. Different: offset.`,
      },
    ]);
    expect(await (await dana.fetch(ITEM)).json()).toMatchObject({
      errorMessage: expect.stringMatching(/It has no call of getItem\.$/),
    });
    expect(chain.control.violations().map(({ code }) => code)).toEqual(['NOT_RECORDED', 'NOT_RECORDED']);
    // Users sign in at the sandbox.
    expect((await signIn(chain.origin, DANA)).accessToken).toMatch(/^eyJ/);
  });

  test('a response that violates the contract is replayed if requested, and the violation is in the journal', async () => {
    const har = harFrom('https://api.example.com', [`${ITEMS}?limit=5`, { data: [{ sku: 7 }] }]);
    const left = await load('name=broken', har);
    expect([left.status, await left.json()]).toMatchObject([
      400,
      { errorMessage: expect.stringContaining('violates') },
    ]);
    const replayed = await load('name=broken&violations=replay', har);
    expect([replayed.status, await replayed.json()]).toMatchObject([
      201,
      { calls: 1, violationsAre: 'replayed', violations: [{ operationId: 'listItems' }] },
    ]);
    chain.control.setScenario('recording:broken');
    const response = await dana.fetch(`${ITEMS}?limit=5`);
    expect([response.status, await response.json()]).toEqual([200, { data: [{ sku: 7 }] }]);
    expect(chain.control.violations()).toContainEqual(
      expect.objectContaining({ side: 'response', operationId: 'listItems' }),
    );
  });

  test('a recording is listed as a scenario of its world until it is deleted', async () => {
    const har = harFrom('http://api.example.com', [ITEMS, LIST]);
    expect((await load('name=listed', har)).status).toBe(201);
    const scenarios = async (headers = {}) =>
      JSON.stringify(await (await fetch(`${chain.origin}/__sandbox/scenario`, { headers })).json());
    expect(await scenarios()).toContain(
      '"recording:listed","effect":"1 recorded call of http://api.example.com',
    );
    expect(await scenarios({ 'x-sandbox-world': 'anna' })).not.toContain('recording:');
    expect((await dana.fetch(ITEMS, { headers: { 'sandbox-scenario': 'recording:listed' } })).status).toBe(
      200,
    );
    expect(chain.control.journal().at(-1)).toMatchObject({
      source: 'recording',
      scenario: 'recording:listed',
    });

    chain.control.setScenario('recording:listed');
    expect((await recordings('/listed', { method: 'DELETE' })).status).toBe(204);
    expect(chain.control.scenario()).toBeUndefined();
    expect((await recordings('/listed')).status).toBe(404);
  });

  test.each([
    ['name=Upper', /^The name of a recording has/],
    ['unrecorded=maybe', /unrecorded must be one of sandbox, error/],
    ['speed=2', /has no field "speed"/],
    ['name=taken', /^The recording "taken" exists/],
  ])('the import with %s is rejected and loads nothing', async (query, reason) => {
    const list = async () => (await recordings()).json();
    const har = harFrom('https://api.example.com', [ITEMS, LIST]);
    await load('name=taken', har);
    const before = await list();
    const response = await load(query, har);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errorMessage: expect.stringMatching(reason) },
    ]);
    expect(await list()).toEqual(before);
  });

  test('a HAR file above the limit is rejected with the limit', async () => {
    const response = await load('name=huge', ' '.repeat(49 * 1024 * 1024));
    expect([response.status, await response.json()]).toMatchObject([
      413,
      { errorMessage: expect.stringContaining('larger than 48 MB') },
    ]);
  });

  test('the journal as HAR contains no secrets, and another world replays it at the time of the sandbox', async () => {
    const user = await signIn(chain.origin, DANA);
    await user.fetch(`${ITEMS}?limit=3`);
    await user.fetch('/api/v2/auth/user');
    const har = await fetch(`${chain.origin}/__sandbox/journal.har?names=keep`);
    expect(har.headers.get('content-disposition')).toBe('attachment; filename="sandbox-journal.har"');
    const text = await har.text();
    for (const secret of [DEMO_PASSWORD, user.loginToken, user.identityToken, user.accessToken])
      expect(text).not.toContain(secret);
    expect(text).toContain(DANA);
    expect(await (await fetch(`${chain.origin}/__sandbox/journal.har`)).text()).not.toContain(DANA);

    const headers = { 'x-sandbox-world': 'ben' };
    expect((await recordings('?name=journal', { method: 'POST', body: text, headers })).status).toBe(201);
    const { control } = await chain.worlds.open('ben');
    control.setScenario('recording:journal');
    expect(control.clock().now).toBe(NOW);
    const ben = await signIn(chain.origin, 'root@portal.example', undefined, 'ben');
    await ben.fetch(`${ITEMS}?limit=3`);
    expect(control.journal().at(-1)).toMatchObject({ source: 'recording', status: 200 });
  });
});

describe('the start with a back end or a recording', () => {
  test('a back end that does not respond becomes 502 with its address, and nothing is recorded', async () => {
    const file = newFile();
    const ended = await startChain({ portalDir: false });
    await ended.close();
    const chain = await startChain({ portalDir: false, record: { api: ended.origin, file } });
    const response = await fetch(chain.origin + ITEMS, { headers: { authorization: 'Bearer any' } });
    expect([response.status, await response.json()]).toMatchObject([
      502,
      {
        errorCode: 'BACK_END_UNREACHABLE',
        errorMessage: `The back end did not respond to ${ended.origin}${ITEMS}: ECONNREFUSED`,
      },
    ]);
    await chain.close();
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });

  test('an existing file is not overwritten', async () => {
    const file = newFile();
    await writeFile(file, 'kept');
    const start = startChain({ portalDir: false, record: { api: 'http://127.0.0.1:1', file } });
    await expect(start).rejects.toThrow(/exists and is not overwritten/);
    expect(await readFile(file, 'utf8')).toBe('kept');
    await rm(file);
  });

  test.each(['ftp://x', 'api.example.com', 'https://user:secret@x', 'https://x/?token=1'])(
    'the address %s of a back end is rejected',
    async (api) => {
      const start = startChain({ portalDir: false, record: { api, file: newFile() } });
      await expect(start).rejects.toThrow(/--record must be an http or https URL/);
    },
  );

  test('a file is replayed from the start, and a file that is not a HAR file stops the start', async () => {
    const { text } = await record((dana) => dana.fetch(ITEM).then(() => undefined), { keepsNames: true });
    const file = newFile();
    await writeFile(file, text);
    const chain = await startChain({ portalDir: false, replayFile: file });
    expect(chain.control.scenario()).toMatch(/^recording:recording-\d+-\d+$/);
    await chain.close();
    await writeFile(file, '{}');
    await expect(startChain({ portalDir: false, replayFile: file })).rejects.toThrow(
      /cannot be replayed\. The file is not a HAR/,
    );
    await rm(file);
  });
});
