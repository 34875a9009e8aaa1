import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { type SignedIn, signIn } from '../sign-in.ts';
import { parseFaultRule } from './fault-rule.ts';

const ITEMS = '/api/v1/suppliers/SUP-1001/items';
const newItem = {
  sku: 'HF-9001',
  description: 'Fault test',
  brand: 'Fen Block',
  type: 'M',
  size: 750,
  sizeUom: 'ML',
  bottlesPerCase: 12,
  warehouses: [{ warehouseId: 'WH-NJ-01' }],
  alcoholByVolume: 13,
};

let chain: Chain;
let dana: SignedIn;

beforeAll(async () => {
  chain = await startChain({ portalDir: false });
  dana = await signIn(chain.origin, 'dana@halberd.example');
  return () => chain.close();
});

beforeEach(() => chain.control.clearFaults());

const storedSkus = () =>
  chain.control.journal().filter(({ method, status }) => method === 'POST' && status === 201).length;

test('status: answers once with the error schema, then the truth again', async () => {
  chain.control.addFault({
    kind: 'status',
    status: 503,
    operationId: 'listItems',
    headers: { 'retry-after': '3' },
  });
  const faulted = await dana.fetch(ITEMS);
  expect(faulted.status).toBe(503);
  expect(faulted.headers.get('retry-after')).toBe('3');
  expect(await faulted.json()).toMatchObject({ errorCode: 'UPSTREAM_UNAVAILABLE', status: 503 });
  expect((await dana.fetch(ITEMS)).status).toBe(200);
});

test('times: hits as often as told, or always', async () => {
  chain.control.addFault({ kind: 'status', status: 401, path: '/items$', times: 2 });
  const statuses = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await dana.fetch(ITEMS)).status);
  expect(statuses).toEqual([401, 401, 200]);
  chain.control.addFault({ kind: 'status', status: 500, operationId: 'listItems', times: 'always' });
  for (let call = 0; call < 3; call += 1) expect((await dana.fetch(ITEMS)).status).toBe(500);
});

test('status after: the sandbox has stored what the caller believes lost, and the key finds it again', async () => {
  const key = { 'idempotency-key': '2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d11' };
  chain.control.addFault({ kind: 'status', status: 500, operationId: 'createItem', when: 'after' });
  expect((await dana.send('POST', ITEMS, newItem, key)).status).toBe(500);
  const repeated = await dana.send('POST', ITEMS, newItem, key);
  expect(repeated.status).toBe(201);
  expect(repeated.headers.get('idempotent-replayed')).toBe('true');
});

test('reset before: no answer, nothing stored', async () => {
  chain.control.addFault({ kind: 'reset', operationId: 'createItem' });
  await expect(dana.send('POST', ITEMS, { ...newItem, sku: 'HF-9002' })).rejects.toThrow();
  expect((await dana.send('POST', ITEMS, { ...newItem, sku: 'HF-9002' })).status).toBe(201);
  expect(chain.control.journal().at(-2)).toMatchObject({
    status: null,
    source: 'fault',
    fault: expect.any(String),
  });
});

test('reset after: no answer, but stored', async () => {
  const before = storedSkus();
  chain.control.addFault({ kind: 'reset', operationId: 'createItem', when: 'after' });
  await expect(dana.send('POST', ITEMS, { ...newItem, sku: 'HF-9003' })).rejects.toThrow();
  expect((await dana.send('POST', ITEMS, { ...newItem, sku: 'HF-9003' })).status).toBe(409);
  expect(storedSkus()).toBe(before);
});

test('truncate: the length is promised, the bytes do not come', async () => {
  chain.control.addFault({ kind: 'truncate', afterBytes: 40, operationId: 'listItems' });
  const response = await dana.fetch(ITEMS);
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(40);
  await expect(response.text()).rejects.toThrow();
});

test('malformedJson, emptyBody, html and contentType spoil the body in their way', async () => {
  chain.control.addFault({ kind: 'malformedJson', operationId: 'listItems' });
  await expect((await dana.fetch(ITEMS)).json()).rejects.toThrow(SyntaxError);

  chain.control.addFault({ kind: 'emptyBody', operationId: 'listItems' });
  const empty = await dana.fetch(ITEMS);
  expect([empty.status, await empty.text()]).toEqual([200, '']);

  chain.control.addFault({ kind: 'html', operationId: 'listItems' });
  const html = await dana.fetch(ITEMS);
  expect([html.status, html.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);

  chain.control.addFault({ kind: 'contentType', contentType: 'text/plain', operationId: 'listItems' });
  expect((await dana.fetch(ITEMS)).headers.get('content-type')).toBe('text/plain');
});

test('dropHeader: the download loses its name', async () => {
  chain.control.addFault({ kind: 'dropHeader', header: 'Content-Disposition', operationId: 'exportItems' });
  const response = await dana.fetch('/api/v1/suppliers/SUP-1001/exports/items');
  expect([response.status, response.headers.get('content-disposition')]).toEqual([200, null]);
});

test('redirect: points to another origin', async () => {
  chain.control.addFault({
    kind: 'redirect',
    location: 'http://127.0.0.1:1/elsewhere',
    operationId: 'listItems',
  });
  const response = await dana.fetch(ITEMS, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, 'http://127.0.0.1:1/elsewhere']);
});

test('delay: the caller can give up, and the next call is answered', async () => {
  chain.control.addFault({ kind: 'delay', delayMs: 600_000, operationId: 'listItems' });
  const impatient = new AbortController();
  const waiting = dana.fetch(ITEMS, { signal: impatient.signal });
  impatient.abort();
  await expect(waiting).rejects.toThrow();
  expect((await dana.fetch('/api/v1/suppliers')).status).toBe(200);
});

test('a rule that makes no sense is refused with the reason', () => {
  expect(() => parseFaultRule({ kind: 'explode', path: '/' })).toThrow(/kind is one of/);
  expect(() => parseFaultRule({ kind: 'status', status: 503 })).toThrow(/operationId or by path/);
  expect(() => parseFaultRule({ kind: 'status', status: 42, path: '/' })).toThrow(/200 to 599/);
});
