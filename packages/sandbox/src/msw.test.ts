import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSandboxHandlers } from './msw.ts';
import { createSandbox } from './sandbox.ts';
import type { Sandbox } from './sandbox-types.ts';

const NOW = '2026-11-20T09:30:00.000Z';
const API = 'https://portal.example';
const ITEMS = `${API}/api/v1/suppliers/SUP-1001/items`;
const newItem = {
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

let sandbox: Sandbox;
let token: string;
const server = setupServer();

beforeAll(async () => {
  sandbox = await createSandbox({ now: NOW });
  token = await sandbox.accessToken('dana@halberd.example');
  server.use(...createSandboxHandlers(sandbox, { url: API }));
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => sandbox.reset());
afterAll(() => server.close());

const call = (path = '', init: RequestInit = {}) =>
  fetch(ITEMS + path, { ...init, headers: { Authorization: `Bearer ${token}` } });
const total = async () => ((await (await call()).json()) as { meta: { total: number } }).meta.total;

test('the handlers store a created item until the sandbox is reset', async () => {
  const before = await total();
  const created = await call('', { method: 'POST', body: JSON.stringify(newItem) });
  expect(created.status).toBe(201);
  expect(await total()).toBe(before + 1);
  sandbox.reset();
  expect(await total()).toBe(before);
});

test('the handlers sign a user in with the password', async () => {
  const login = await fetch(`${API}/identity/accounts.login`, {
    method: 'POST',
    body: new URLSearchParams({
      apiKey: '3_sandbox',
      loginID: 'dana@halberd.example',
      password: 'cellar-door-42',
    }),
  });
  expect(await login.json()).toMatchObject({ errorCode: 0, profile: { firstName: 'Dana' } });
});

test('scenarios and faults change the responses until the sandbox is reset', async () => {
  sandbox.setScenario('rate-limited');
  expect((await call()).status).toBe(429);
  sandbox.setScenario();
  sandbox.addFault({ kind: 'status', status: 503, operationId: 'listItems' });
  expect((await call()).status).toBe(503);
  sandbox.addFault({ kind: 'reset', operationId: 'listItems' });
  await expect(call()).rejects.toThrow(TypeError);
  sandbox.addFault({ kind: 'truncate', afterBytes: 20, operationId: 'listItems', times: 'always' });
  await expect(call().then((response) => response.json())).rejects.toThrow();
  sandbox.reset();
  expect((await call()).status).toBe(200);
});

test('a body that stalls ends after its first bytes, and fails when the request is aborted', async () => {
  sandbox.addFault({ kind: 'stall', afterBytes: 20, operationId: 'listItems' });
  const stopped = new AbortController();
  const response = await call('', { signal: stopped.signal });
  const reader = response.body?.getReader();
  expect((await reader?.read())?.value).toHaveLength(20);
  const rest = reader?.read();
  stopped.abort();
  await expect(rest).rejects.toThrow();
});

test('a body that drips arrives complete after its pauses', async () => {
  const whole = await (await call()).text();
  const everyMs = 5;
  sandbox.addFault({ kind: 'drip', bytes: 500, everyMs, operationId: 'listItems' });
  const startedAt = performance.now();
  expect(await (await call()).text()).toBe(whole);
  const pauses = Math.ceil(whole.length / 500) - 1;
  expect(pauses).toBeGreaterThan(2);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(pauses * (everyMs - 1));
});

test('an error of the sandbox is not reported as a network error', async () => {
  const url = 'https://broken.example';
  const broken = { ...sandbox, fetch: () => Promise.reject(new TypeError('broken')) };
  server.use(...createSandboxHandlers(broken, { url }));
  expect((await fetch(`${url}/api/v1/suppliers`)).status).toBe(500);
});

test('the clock decides about the validity of a token', async () => {
  expect(sandbox.clock()).toEqual({ mode: 'fixed', now: NOW });
  sandbox.setClock({ advanceMs: 601_000 });
  expect((await call()).status).toBe(401);
});

test('a snapshot restores the data, and the recorded requests contain no token', async () => {
  const start = sandbox.snapshot();
  const before = await total();
  await call('', { method: 'POST', body: JSON.stringify(newItem) });
  sandbox.restore(start);
  expect(await total()).toBe(before);
  const requests = sandbox.requests();
  expect(requests.map(({ method, status }) => [method, status])).toEqual([
    ['GET', 200],
    ['POST', 201],
    ['GET', 200],
  ]);
  expect(JSON.stringify(requests)).not.toContain(token);
});

test('the warehouse moves an order', async () => {
  const orders = `${API}/api/v1/suppliers/SUP-1001/inbound-orders`;
  const headers = { Authorization: `Bearer ${token}` };
  const list = await fetch(`${orders}?filter=${encodeURIComponent('status:OPEN;')}&limit=1`, { headers });
  const { data } = (await list.json()) as { data: { orderId: string }[] };
  const orderId = data[0]?.orderId ?? '';
  sandbox.moveOrder(orderId, { to: 'IN_RECEIVING' });
  const order = await fetch(`${orders}/${orderId}`, { headers });
  expect(await order.json()).toMatchObject({ status: 'IN_RECEIVING' });
  expect(() => sandbox.moveOrder(orderId, { to: 'SHIPPED' })).toThrow(RangeError);
});

test('a user who cannot sign in gets no token', async () => {
  await expect(sandbox.accessToken('nobody@halberd.example')).rejects.toThrow('Unknown user');
  await expect(sandbox.accessToken('locked@portal.example')).rejects.toThrow('cannot sign in');
});
