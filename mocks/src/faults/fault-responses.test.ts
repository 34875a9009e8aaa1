import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newItem } from '../sandbox/items/item-test-data.ts';
import { ITEMS, setupFaultTests } from './fault-test-setup.ts';

const sandbox = setupFaultTests();
const create = (headers = {}) => sandbox.dana.send('POST', ITEMS, newItem, headers);
const storedSkus = async () => {
  const response = await sandbox.dana.fetch(`${ITEMS}?searchString=${newItem.sku}`);
  return ((await response.json()) as { data: { sku: string }[] }).data.map(({ sku }) => sku);
};

let start: string;
beforeAll(() => {
  start = sandbox.control.snapshot();
});
beforeEach(() => sandbox.control.restore(start));

test('a status fault after the call stores the change, and a retry with the same key returns it', async () => {
  const key = { 'idempotency-key': '2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d11' };
  sandbox.control.addFault({ kind: 'status', status: 500, operationId: 'createItem', when: 'after' });
  expect((await create(key)).status).toBe(500);
  const repeated = await create(key);
  expect([repeated.status, repeated.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
});

test('a reset fault before the call stores nothing', async () => {
  sandbox.control.addFault({ kind: 'reset', operationId: 'createItem' });
  await expect(create()).rejects.toThrow();
  expect(sandbox.control.journal()).toMatchObject([
    { operationId: 'createItem', status: null, source: 'fault', fault: expect.any(String) },
  ]);
  expect(await storedSkus()).toEqual([]);
});

test('a reset fault after the call stores the change', async () => {
  sandbox.control.addFault({ kind: 'reset', operationId: 'createItem', when: 'after' });
  await expect(create()).rejects.toThrow();
  expect(await storedSkus()).toEqual([newItem.sku]);
});

test('a truncate fault sends the full content-length and a shorter body', async () => {
  sandbox.control.addFault({ kind: 'truncate', afterBytes: 40, operationId: 'listItems' });
  const response = await sandbox.dana.fetch(ITEMS);
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(40);
  await expect(response.text()).rejects.toThrow();
});

test('malformedJson, emptyBody, html and contentType faults replace the body or the type of the response', async () => {
  sandbox.control.addFault({ kind: 'malformedJson', operationId: 'listItems' });
  await expect((await sandbox.dana.fetch(ITEMS)).json()).rejects.toThrow(SyntaxError);

  sandbox.control.addFault({ kind: 'emptyBody', operationId: 'listItems' });
  const empty = await sandbox.dana.fetch(ITEMS);
  expect([empty.status, await empty.text()]).toEqual([200, '']);

  sandbox.control.addFault({ kind: 'html', operationId: 'listItems' });
  const html = await sandbox.dana.fetch(ITEMS);
  expect([html.status, html.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);

  sandbox.control.addFault({ kind: 'contentType', contentType: 'text/plain', operationId: 'listItems' });
  expect((await sandbox.dana.fetch(ITEMS)).headers.get('content-type')).toBe('text/plain');
});

test('a dropHeader fault removes the file name of a download', async () => {
  sandbox.control.addFault({ kind: 'dropHeader', header: 'Content-Disposition', operationId: 'exportItems' });
  const response = await sandbox.dana.fetch('/api/v1/suppliers/SUP-1001/exports/items');
  expect([response.status, response.headers.get('content-disposition')]).toEqual([200, null]);
});

test('a redirect fault redirects to another origin', async () => {
  sandbox.control.addFault({
    kind: 'redirect',
    location: 'http://127.0.0.1:1/elsewhere',
    operationId: 'listItems',
  });
  const response = await sandbox.dana.fetch(ITEMS, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, 'http://127.0.0.1:1/elsewhere']);
});

test('a fault header in any case replaces the header of the response', async () => {
  const headers = { 'Content-Type': 'text/plain', 'X-Fault': '1' };
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listItems', headers });
  const response = await sandbox.dana.fetch(ITEMS);
  expect([response.headers.get('content-type'), response.headers.get('x-fault')]).toEqual([
    'text/plain',
    '1',
  ]);
});

test('a caller can abort a delayed request, and the next call succeeds', async () => {
  sandbox.control.addFault({ kind: 'delay', delayMs: 600_000, operationId: 'listItems' });
  const impatient = new AbortController();
  const waiting = sandbox.dana.fetch(ITEMS, { signal: impatient.signal });
  await expect.poll(() => sandbox.control.faults()[0]?.remaining).toBe(0);
  impatient.abort();
  await expect(waiting).rejects.toThrow('aborted');
  expect(await sandbox.statuses(1)).toEqual([200]);
});

describe('responses to a page of another origin', () => {
  const origin = 'http://localhost:5173';
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin');

  test.each([
    [{ kind: 'status', status: 500 }, 500],
    [{ kind: 'status', status: 401, when: 'after' }, 401],
    [{ kind: 'html' }, 502],
    [{ kind: 'redirect', location: 'http://127.0.0.1:1/elsewhere' }, 302],
    [{ kind: 'emptyBody' }, 200],
  ] as const)('a page of another origin can read the response of fault %o', async (fault, status) => {
    sandbox.control.addFault({ ...fault, operationId: 'listItems' });
    const response = await sandbox.dana.fetch(ITEMS, { headers: { origin }, redirect: 'manual' });
    expect([response.status, allowed(response)]).toEqual([status, origin]);
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  test('a dropHeader fault can remove the CORS header', async () => {
    sandbox.control.addFault({
      kind: 'dropHeader',
      header: 'Access-Control-Allow-Origin',
      operationId: 'listItems',
    });
    expect(allowed(await sandbox.dana.fetch(ITEMS, { headers: { origin } }))).toBeNull();
  });
});
