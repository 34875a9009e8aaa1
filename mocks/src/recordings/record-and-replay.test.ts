import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Har } from 'har-format';
import { beforeAll, describe, expect, test } from 'vitest';
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
      const { version: _, inventory, itemId, createdAt, updatedAt, ...item } = (await (
        await user.fetch(ITEM)
      ).json()) as Record<string, unknown>;
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
    expect(Math.abs(Date.parse(chain.control.clock().now) - Date.parse(har.log.entries[0]?.startedDateTime ?? ''))).toBeLessThan(60_000);

    const names = [];
    for (let read = 0; read < 3; read += 1)
      names.push(((await (await other.fetch(ITEM)).json()) as { description: string }).description);
    expect(names).toEqual([expect.not.stringMatching('Recorded'), 'Recorded name', 'Recorded name']);
    expect(await (await other.fetch(`${ITEMS}?offset=0&limit=5`)).json()).toMatchObject({ meta: { total: expect.any(Number) } });
    expect((await other.fetch(`${ITEMS}?limit=7`)).status).toBe(200);
    expect(chain.control.journal().slice(-5).map(({ source }) => source)).toEqual([
      'recording', 'recording', 'recording', 'recording', 'upstream',
    ]);
    expect(chain.control.violations()).toEqual([]);
    await chain.close();
  });
});
