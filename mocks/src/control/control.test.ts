import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { changedItem } from '../sandbox/items/item-test-data.ts';
import { DEMO_PASSWORD } from '../sandbox/seed/users.ts';
import { callIdentity, signIn } from '../sign-in.ts';

const NOW = '2026-11-20T09:30:00.000Z';
const ITEM = '/api/v1/suppliers/SUP-1001/items/ITM-1001';

describe.each(['memory', 'file'] as const)('control API with data stored in %s', (where) => {
  let chain: Chain;
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sandbox-'));
    chain = await startChain({
      portalDir: false,
      now: NOW,
      ...(where === 'file' ? { dataFile: join(directory, 'sandbox.sqlite') } : {}),
    });
    return async () => {
      await chain.close();
      await rm(directory, { recursive: true });
    };
  });

  beforeEach(() => chain.control.reset());

  const description = async () => {
    const dana = await signIn(chain.origin, 'dana@halberd.example');
    return ((await (await dana.fetch(ITEM)).json()) as { description: string }).description;
  };

  const rename = async () => {
    const dana = await signIn(chain.origin, 'dana@halberd.example');
    expect((await dana.send('PUT', ITEM, changedItem)).status).toBe(200);
  };

  test('a snapshot of data and clock can be restored any number of times', async () => {
    const id = chain.control.snapshot();
    for (let round = 0; round < 2; round += 1) {
      await rename();
      chain.control.advance(86_400_000);
      expect(await description()).toBe('Renamed');
      chain.control.restore(id);
      expect(await description()).toBe('Fen Block Pinot Noir 2022');
      expect(chain.control.clock()).toEqual({ mode: 'fixed', now: NOW });
    }
    await rename();
    expect(await description()).toBe('Renamed');
  });

  test('reset reseeds the data and clears faults, journal, emails and clock', async () => {
    await rename();
    chain.control.addFault({ kind: 'status', status: 500, path: '.', times: 'always' });
    chain.control.advance(1000);
    chain.control.reset();
    expect(chain.control.faults()).toEqual([]);
    expect(chain.control.journal()).toEqual([]);
    expect(chain.control.clock().now).toBe(NOW);
    expect(await description()).toBe('Fen Block Pinot Noir 2022');
  });

  test('reset can add suppliers', async () => {
    chain.control.reset({ extraSuppliers: 4992 });
    const root = await signIn(chain.origin, 'root@portal.example');
    const list = (await (await root.fetch('/api/v1/suppliers?limit=5000')).json()) as { data: unknown[] };
    expect(list.data).toHaveLength(5000);
  });
});

describe('sandbox with a data file', () => {
  test('with a data file, created records and the signed-in session survive a restart', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'sandbox-'));
    const options = { portalDir: false, dataFile: join(directory, 'sandbox.sqlite') } as const;
    const first = await startChain(options);
    expect(first.seedReason).toBe('new');
    const dana = await signIn(first.origin, 'dana@halberd.example');
    const created = await dana.send('POST', '/api/v1/suppliers/SUP-1001/items', {
      ...changedItem,
      sku: 'HF-9100',
    });
    expect(created.status).toBe(201);
    await first.close();

    const second = await startChain(options);
    expect(second.seedReason).toBeUndefined();
    await expect(startChain(options)).rejects.toThrow(
      `@portal-kit/mocks: another sandbox uses the data file ${options.dataFile}. Stop that sandbox,`,
    );
    const item = await fetch(second.origin + created.headers.get('location'), {
      headers: { authorization: `Bearer ${dana.accessToken}` },
    });
    expect(item.status).toBe(200);
    await second.close();

    const database = new DatabaseSync(options.dataFile);
    database.exec(`UPDATE settings SET value = '0' WHERE name = 'schema-version'`);
    database.close();
    const third = await startChain(options);
    expect(third.seedReason).toBe('schema');
    await third.close();
    await rm(directory, { recursive: true });
  });
});

test('a real clock runs from the instant it was set to and stops when fixed', async () => {
  const chain = await startChain({ portalDir: false });
  expect(chain.control.clock().mode).toBe('real');
  chain.control.setClock({ now: '2030-01-01T00:00:00Z' });
  expect(chain.control.clock().now.slice(0, 10)).toBe('2030-01-01');
  expect(chain.control.setClock({ mode: 'fixed', now: NOW })).toEqual({ mode: 'fixed', now: NOW });
  expect(chain.control.advance(1500)).toEqual({ mode: 'fixed', now: '2026-11-20T09:30:01.500Z' });
  await chain.close();
});

describe('the range of the clock', () => {
  test.each(['1980-01-01T00:00:00.000Z', '2286-11-20T17:46:39.999Z'])(
    'users sign in and read data at %s, a limit of the clock',
    async (now) => {
      const chain = await startChain({ portalDir: false, now });
      const root = await signIn(chain.origin, 'root@portal.example');
      for (const list of ['items', 'inbound-orders', 'imports'])
        expect((await root.fetch(`/api/v1/suppliers/SUP-1001/${list}`)).status).toBe(200);

      const tenYears = {
        loginID: 'dana@halberd.example',
        password: DEMO_PASSWORD,
        sessionExpiration: '315360000',
      };
      const { sessionInfo } = await callIdentity(chain.origin, 'login', tenYears);
      const { cookieValue } = sessionInfo as { cookieValue: string };
      const session = await callIdentity(chain.origin, 'session.verify', { login_token: cookieValue });
      expect(session.errorCode).toBe(0);
      expect(chain.control.violations()).toEqual([]);
      await chain.close();
    },
  );

  test('an instant outside the range does not change the clock', async () => {
    const chain = await startChain({ portalDir: false, now: NOW });
    for (const now of ['1979-12-31T23:59:59.999Z', '2286-11-20T17:46:40.000Z', '+010000-01-01T00:00:00Z'])
      expect(() => chain.control.setClock({ now })).toThrow(
        /The clock accepts instants from 1980-01-01T.* to 2286/,
      );
    expect(chain.control.clock()).toEqual({ mode: 'fixed', now: NOW });
    await chain.close();
  });
});
