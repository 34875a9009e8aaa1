import { describe, expect, test } from 'vitest';
import { signIn } from '../sign-in.ts';
import { ITEMS, setupFaultTests } from './fault-test-setup.ts';

const sandbox = setupFaultTests();

test('a status fault fails one request with the error schema and then expires', async () => {
  sandbox.control.addFault({
    kind: 'status',
    status: 503,
    operationId: 'listItems',
    headers: { 'retry-after': '3' },
  });
  const faulted = await sandbox.dana.fetch(ITEMS);
  expect(faulted.status).toBe(503);
  expect(faulted.headers.get('retry-after')).toBe('3');
  expect(await faulted.json()).toMatchObject({ errorCode: 'UPSTREAM_UNAVAILABLE', status: 503 });
  expect((await sandbox.dana.fetch(ITEMS)).status).toBe(200);
});

test('a fault applies to the number of requests in its rule, or to every request', async () => {
  sandbox.control.addFault({ kind: 'status', status: 401, path: '/items$', times: 2 });
  expect(await sandbox.statuses(3)).toEqual([401, 401, 200]);
  sandbox.control.addFault({ kind: 'status', status: 500, operationId: 'listItems', times: 'always' });
  expect(await sandbox.statuses(3)).toEqual([500, 500, 500]);
});

test('a fault with a token applies only to requests with that token', async () => {
  sandbox.control.addFault({
    kind: 'status',
    status: 401,
    path: '/items$',
    token: sandbox.dana.accessToken,
    times: 'always',
  });
  const root = await signIn(sandbox.origin, 'root@portal.example');
  expect((await sandbox.dana.fetch(ITEMS)).status).toBe(401);
  expect((await root.fetch(ITEMS)).status).toBe(200);
});

test('a fault with a tag applies only to the operations of the tag', async () => {
  sandbox.control.addFault({ kind: 'status', status: 503, tag: 'Items', times: 'always' });
  expect((await sandbox.dana.fetch(ITEMS)).status).toBe(503);
  expect((await sandbox.dana.fetch('/api/v1/suppliers')).status).toBe(200);
});

test.each(['(a|aa)+!$', '(a+)+!$', '(.*a){12}!', '[^/]*[^/]*[^/]*!'])(
  'the fault path %s does not block the sandbox',
  async (path) => {
    sandbox.control.addFault({ kind: 'status', status: 503, path });
    expect((await fetch(`${sandbox.origin}/api/${'a'.repeat(8000)}`)).status).toBe(404);
  },
  5000,
);

describe('preflight requests', () => {
  const origin = 'http://localhost:5173';
  const preflight = () =>
    fetch(sandbox.origin + ITEMS, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    });

  test('a CORS preflight neither triggers nor consumes a fault', async () => {
    sandbox.control.addFault({ kind: 'status', status: 500, path: '/items$' });
    const response = await preflight();
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
    expect((await sandbox.dana.fetch(ITEMS, { headers: { origin } })).status).toBe(500);
  });

  test('a fault with method OPTIONS applies to the preflight only', async () => {
    sandbox.control.addFault({ kind: 'status', status: 403, path: '/items$', method: 'OPTIONS' });
    expect((await sandbox.dana.fetch(ITEMS, { headers: { origin } })).status).toBe(200);
    expect((await preflight()).status).toBe(403);
  });
});
