import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { callIdentity, type SignedIn, signIn } from '../sign-in.ts';
import type { FaultRule } from './fault-rule.ts';
import { faultSettings } from './fault-settings.ts';

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

test('a status fault fails one request with the error schema and then expires', async () => {
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

test('a fault applies as many times as set, or always', async () => {
  chain.control.addFault({ kind: 'status', status: 401, path: '/items$', times: 2 });
  const statuses = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await dana.fetch(ITEMS)).status);
  expect(statuses).toEqual([401, 401, 200]);
  chain.control.addFault({ kind: 'status', status: 500, operationId: 'listItems', times: 'always' });
  for (let call = 0; call < 3; call += 1) expect((await dana.fetch(ITEMS)).status).toBe(500);
});

test('a fault with a token applies only to requests with that token', async () => {
  chain.control.addFault({
    kind: 'status',
    status: 401,
    path: '/items$',
    token: dana.accessToken,
    times: 'always',
  });
  const root = await signIn(chain.origin, 'root@portal.example');
  expect((await dana.fetch(ITEMS)).status).toBe(401);
  expect((await root.fetch(ITEMS)).status).toBe(200);
});

test('a status fault after the call stores the change, and a retry with the same key returns it', async () => {
  const key = { 'idempotency-key': '2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d11' };
  chain.control.addFault({ kind: 'status', status: 500, operationId: 'createItem', when: 'after' });
  expect((await dana.send('POST', ITEMS, newItem, key)).status).toBe(500);
  const repeated = await dana.send('POST', ITEMS, newItem, key);
  expect(repeated.status).toBe(201);
  expect(repeated.headers.get('idempotent-replayed')).toBe('true');
});

test('a reset fault before the call stores nothing', async () => {
  chain.control.addFault({ kind: 'reset', operationId: 'createItem' });
  await expect(dana.send('POST', ITEMS, { ...newItem, sku: 'HF-9002' })).rejects.toThrow();
  expect((await dana.send('POST', ITEMS, { ...newItem, sku: 'HF-9002' })).status).toBe(201);
  expect(chain.control.journal().at(-2)).toMatchObject({
    status: null,
    source: 'fault',
    fault: expect.any(String),
  });
});

test('a reset fault after the call stores the change', async () => {
  const before = storedSkus();
  chain.control.addFault({ kind: 'reset', operationId: 'createItem', when: 'after' });
  await expect(dana.send('POST', ITEMS, { ...newItem, sku: 'HF-9003' })).rejects.toThrow();
  expect((await dana.send('POST', ITEMS, { ...newItem, sku: 'HF-9003' })).status).toBe(409);
  expect(storedSkus()).toBe(before);
});

test('a truncate fault sends the full content-length and a shorter body', async () => {
  chain.control.addFault({ kind: 'truncate', afterBytes: 40, operationId: 'listItems' });
  const response = await dana.fetch(ITEMS);
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(40);
  await expect(response.text()).rejects.toThrow();
});

test('malformedJson, emptyBody, html and contentType faults change the response as described', async () => {
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

test('a dropHeader fault removes the file name of a download', async () => {
  chain.control.addFault({ kind: 'dropHeader', header: 'Content-Disposition', operationId: 'exportItems' });
  const response = await dana.fetch('/api/v1/suppliers/SUP-1001/exports/items');
  expect([response.status, response.headers.get('content-disposition')]).toEqual([200, null]);
});

test('a redirect fault redirects to another origin', async () => {
  chain.control.addFault({
    kind: 'redirect',
    location: 'http://127.0.0.1:1/elsewhere',
    operationId: 'listItems',
  });
  const response = await dana.fetch(ITEMS, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, 'http://127.0.0.1:1/elsewhere']);
});

describe('faults for pages of another origin', () => {
  const origin = 'http://localhost:5173';
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin');

  test.each([
    [{ kind: 'status', status: 500 }, 500],
    [{ kind: 'status', status: 401, when: 'after' }, 401],
    [{ kind: 'html' }, 502],
    [{ kind: 'redirect', location: 'http://127.0.0.1:1/elsewhere' }, 302],
    [{ kind: 'emptyBody' }, 200],
  ] as const)('a page of another origin can read the response of fault %o', async (fault, status) => {
    chain.control.addFault({ ...fault, operationId: 'listItems' });
    const response = await dana.fetch(ITEMS, { headers: { origin }, redirect: 'manual' });
    expect([response.status, allowed(response)]).toEqual([status, origin]);
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  test('a dropHeader fault can remove the CORS header', async () => {
    chain.control.addFault({
      kind: 'dropHeader',
      header: 'Access-Control-Allow-Origin',
      operationId: 'listItems',
    });
    expect(allowed(await dana.fetch(ITEMS, { headers: { origin } }))).toBeNull();
  });

  const preflight = () =>
    fetch(chain.origin + ITEMS, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    });

  test('a CORS preflight neither triggers nor consumes a fault', async () => {
    chain.control.addFault({ kind: 'status', status: 500, path: '/items$' });
    const response = await preflight();
    expect([response.status, allowed(response)]).toEqual([204, origin]);
    expect((await dana.fetch(ITEMS, { headers: { origin } })).status).toBe(500);
  });

  test('a fault with method OPTIONS applies to the preflight only', async () => {
    chain.control.addFault({ kind: 'status', status: 403, path: '/items$', method: 'OPTIONS' });
    expect((await dana.fetch(ITEMS, { headers: { origin } })).status).toBe(200);
    expect((await preflight()).status).toBe(403);
  });
});

test('a caller can abort a delayed request, and the next call succeeds', async () => {
  chain.control.addFault({ kind: 'delay', delayMs: 600_000, operationId: 'listItems' });
  const impatient = new AbortController();
  const waiting = dana.fetch(ITEMS, { signal: impatient.signal });
  impatient.abort();
  await expect(waiting).rejects.toThrow();
  expect((await dana.fetch('/api/v1/suppliers')).status).toBe(200);
});

describe('identity faults', () => {
  const callProvider = (method: string, parameters: Record<string, string>) =>
    callIdentity(chain.origin, method, parameters);
  const login = () => callProvider('login', { loginID: 'dana@halberd.example', password: 'cellar-door-42' });

  /** One code per class of error that the portal distinguishes (domain §1.5). */
  test.each([
    [100001, 202],
    [206001, 206],
    [206002, 206],
    [301001, 301],
    [400006, 400],
    [400009, 400],
    [400050, 400],
    [400093, 400],
    [401020, 401],
    [401030, 401],
    [403000, 403],
    [403002, 403],
    [403005, 403],
    [403013, 403],
    [403025, 403],
    [403040, 403],
    [403041, 403],
    [403042, 403],
    [403043, 403],
    [403047, 403],
    [403048, 403],
    [403100, 403],
    [403101, 403],
    [403110, 403],
    [403120, 403],
    [404000, 404],
    [500001, 500],
    [504001, 504],
    // Unlisted codes get the status of their family.
    [206099, 206],
    [403999, 403],
    [599999, 500],
    [700000, 400],
  ])(
    'identity error %i is a valid response with HTTP 200 and statusCode %i',
    async (errorCode, statusCode) => {
      chain.control.clearJournal();
      chain.control.addFault({ kind: 'identity', errorCode, operationId: 'login' });
      const failed = await login();
      expect(failed).toMatchObject({
        errorCode,
        statusCode,
        callId: expect.stringMatching(/^[0-9a-f]{32}$/),
      });
      expect(chain.control.journal().at(-1)).toMatchObject({ status: 200, fault: expect.any(String) });
      expect(chain.control.violations()).toEqual([]);
      expect((await login()).errorCode).toBe(0);
    },
  );

  test.each([
    ['getJWT', 'login_token'],
    ['getAccountInfo', 'login_token'],
    ['session.verify', 'login_token'],
    ['logout', 'login_token'],
    ['resetPassword', 'loginID'],
  ])('an identity fault applies to accounts.%s', async (method, parameter) => {
    chain.control.clearJournal();
    chain.control.addFault({ kind: 'identity', errorCode: 500001, path: `accounts.${method}$` });
    expect(await callProvider(method, { [parameter]: 'any' })).toMatchObject({ errorCode: 500001 });
    expect(chain.control.violations()).toEqual([]);
  });

  test('an identity fault can add fields to the response', async () => {
    const validationErrors = [{ errorCode: 400006, message: 'Too short', fieldName: 'newPassword' }];
    chain.control.addFault({
      kind: 'identity',
      errorCode: 400009,
      fields: { validationErrors },
      operationId: 'resetPassword',
    });
    const response = await callProvider('resetPassword', { passwordResetToken: 't', newPassword: 'x' });
    expect(response).toMatchObject({ errorCode: 400009, validationErrors });
  });

  test('an identity fault on single sign-on redirects with error code and state, without a session', async () => {
    chain.control.clearJournal();
    chain.control.addFault({ kind: 'identity', errorCode: 403041, operationId: 'ssoLogin' });
    const query = new URLSearchParams({
      apiKey: '3_sandbox',
      redirectURL: `${chain.origin}/login`,
      state: 's1',
    });
    const response = await fetch(`${chain.origin}/identity/accounts.sso.login?${query}`, {
      redirect: 'manual',
    });
    const back = new URL(response.headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(`${chain.origin}/login`);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      errorCode: '403041',
      errorMessage: 'Account Disabled',
      state: 's1',
    });
    expect(chain.control.violations()).toEqual([]);
  });

  test('an identity fault on a portal operation is recorded as a contract violation', async () => {
    chain.control.clearJournal();
    chain.control.addFault({ kind: 'identity', errorCode: 403041, operationId: 'listItems' });
    expect((await dana.fetch(ITEMS)).status).toBe(502);
    expect(chain.control.violations()).not.toEqual([]);
    chain.control.clearJournal();
  });
});

test.each([
  [null, /kind must be one of status, delay/],
  [{ kind: 'explode', path: '/' }, /kind must be one of status, delay/],
  [{ kind: 'status', status: 503 }, /requires operationId, tag or path/],
  [{ kind: 'reset', operationId: 'listItem' }, /no operation "listItem"/],
  [{ kind: 'status', status: 42, path: '/' }, /status must be a whole number from 200 to 599/],
  [{ kind: 'status', status: 404.5, path: '/' }, /status must be a whole number/],
  [{ kind: 'status', status: 500, path: '(' }, /path must be a regular expression/],
  [{ kind: 'status', status: 500, path: '/', tmies: 3 }, /no field "tmies"\. Known fields: .*times/],
  [{ kind: 'status', status: 500, path: '/', times: 'forever' }, /times must be .*"always"/],
  [{ kind: 'status', status: 500, path: '/', times: 0 }, /times must be a whole number from 1/],
  [{ kind: 'status', status: 500, path: '/', when: 'later' }, /when must be one of before, after/],
  [
    { kind: 'status', status: 500, path: '/', headers: { a: 1 } },
    /headers must be an object of header names and values/,
  ],
  ...(
    [
      { 'bad name': 'x' },
      { '': 'x' },
      { 'x-a': 'line\r\nbreak' },
      { 'x-a': 'Ω' },
      { 'Content-Length': '1' },
      { 'transfer-encoding': 'chunked' },
      { 'x-a': '1', 'X-A': '2' },
    ] as Record<string, string>[]
  ).map((headers): [unknown, RegExp] => [
    { kind: 'status', status: 500, path: '/', headers },
    /headers must be an object of header names and values/,
  ]),
  [{ kind: 'dropHeader', path: '/', header: 'a b' }, /header must be a header name/],
  [{ kind: 'contentType', path: '/', contentType: 'text/\n' }, /contentType must be a value of the header/],
  [
    { kind: 'redirect', path: '/', location: '/\r\nset-cookie: a=b' },
    /location must be a value of the header/,
  ],
  [{ kind: 'reset', path: '(?=a)b' }, /path must be a regular expression without lookahead/],
  [{ kind: 'reset', path: '(a)\\1' }, /path must be a regular expression without lookahead/],
  [{ kind: 'reset', path: 'a{1,100}' }, /path must be a regular expression without lookahead/],
  [{ kind: 'reset', path: '/', method: 'FETCH' }, /method must be/],
  [{ kind: 'status', status: 409, path: '/', example: 'x' }, /A fault with an example requires operationId/],
  [
    { kind: 'status', status: 409, operationId: 'createItem', example: 'x' },
    /no example x for createItem 409\. Available: duplicateSku, duplicateUpc\./,
  ],
  [{ kind: 'delay', path: '/' }, /delayMs must be .* or latency must be set/],
  [{ kind: 'delay', path: '/', latency: { p50: 9, p95: 5, p99: 10 } }, /latency must be .* ascending/],
  [{ kind: 'delay', path: '/', latency: { p50: 1, p95: 2 } }, /latency must be/],
  [{ kind: 'delay', path: '/', latency: { p50: 1, p95: 2, p99: 600_001 } }, /latency must be/],
  [{ kind: 'reset', path: '/', rate: 0 }, /rate must be a number above 0, to 1/],
  [{ kind: 'reset', path: '/', rate: 1.5 }, /rate must be a number above 0, to 1/],
  [{ kind: 'reset', path: '/', flap: { apply: 1 } }, /flap must be an object with apply and skip/],
  [{ kind: 'reset', path: '/', flap: { apply: 1, skip: 0 } }, /flap must be an object with apply and skip/],
  [{ kind: 'reset', path: '/', seed: 'x' }, /seed must be a whole number/],
  [{ kind: 'reset', tag: 'Wine' }, /no tag "Wine"\. Tags: .*Items/],
  [{ kind: 'stall', path: '/' }, /afterBytes must be/],
  [{ kind: 'stall', path: '/', afterBytes: 1, stallMs: 600_001 }, /stallMs must be/],
  [{ kind: 'drip', path: '/', bytes: 0, everyMs: 1 }, /bytes must be a whole number from 1/],
  [{ kind: 'drip', path: '/', bytes: 1, everyMs: 0 }, /everyMs must be a whole number from 1/],
  [{ kind: 'setField', path: '/', field: 'a' }, /value must be a JSON value/],
  ...['', '.a', 'a.', 'a..b', 'a[', 'a[x]', 'a]b', '[0]b', 'a'.repeat(201)].map(
    (field): [unknown, RegExp] => [
      { kind: 'removeField', path: '/', field },
      /field must be a field of the response/,
    ],
  ),
  [{ kind: 'retypeField', path: '/', field: 'a', type: 'date' }, /type must be one of string/],
  [{ kind: 'setHeader', path: '/', header: 'content-length', value: '1' }, /header must be a header name/],
  [{ kind: 'setHeader', path: '/', header: 'etag', value: 'a\nb' }, /value must be a header value/],
  [{ kind: 'truncate', path: '/' }, /afterBytes must be/],
  [{ kind: 'dropHeader', path: '/' }, /header must be a header name/],
  [{ kind: 'contentType', path: '/' }, /contentType must be a value of the header Content-Type/],
  [{ kind: 'redirect', path: '/' }, /location must be a value of the header Location/],
  [{ kind: 'identity', path: '/' }, /errorCode must be a whole number from 1 to 999999/],
])('the invalid rule %j is rejected with the reason %s', (rule, reason) => {
  expect(() => chain.control.addFault(rule as FaultRule)).toThrow(reason);
  expect(chain.control.faults()).toEqual([]);
});

test.each(['(a|aa)+!$', '(a+)+!$', '(.*a){12}!', '[^/]*[^/]*[^/]*!'])(
  'the fault path %s does not block the sandbox',
  async (path) => {
    chain.control.addFault({ kind: 'status', status: 503, path });
    expect((await fetch(`${chain.origin}/api/${'a'.repeat(8000)}`)).status).toBe(404);
    chain.control.clearFaults();
    chain.control.clearJournal();
  },
  5000,
);

test('a fault header in any case replaces the header of the response', async () => {
  const headers = { 'Content-Type': 'text/plain', 'X-Fault': '1' };
  chain.control.addFault({ kind: 'status', status: 503, operationId: 'listItems', headers });
  const response = await dana.fetch(ITEMS);
  expect([response.headers.get('content-type'), response.headers.get('x-fault')]).toEqual([
    'text/plain',
    '1',
  ]);
});

test('docs/qa.md and the sandbox page list every kind of fault', async () => {
  const known = Object.entries(faultSettings).map(([kind, fields]) => [kind, Object.keys(fields).sort()]);
  const text = await readFile(new URL('../../../docs/qa.md', import.meta.url), 'utf8');
  const [, section = ''] = /\n## Faults\n(.*?)\n## /s.exec(text) ?? [];
  const described = [...section.matchAll(/^\| `(\w+)` \| .* \| (.*)\|$/gm)].map(([, kind, says = '']) => [
    kind,
    [...says.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort(),
  ]);
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(known));

  const { faultKinds } = (await import(new URL('../../page/views/fault-kinds.js', import.meta.url).href)) as {
    faultKinds: readonly { kind: string; settings: readonly { name: string }[] }[];
  };
  expect(faultKinds.map(({ kind }) => kind).sort()).toEqual(known.map(([kind]) => kind).sort());
  for (const { kind, settings } of faultKinds) {
    const fields = faultSettings[kind as FaultRule['kind']];
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(settings.map(({ name }) => name)));
  }
});
