import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { WEB_SDK_PATH } from '../gateway/run-time-config.ts';
import { csvFile, goodRow, itemHeaders, upload } from '../sandbox/imports/upload-test-client.ts';
import type { Item } from '../sandbox/model/item.ts';
import type { Order } from '../sandbox/model/order.ts';
import { callIdentity, type SignedIn, signIn } from '../sign-in.ts';
import { type ScenarioName, scenarioNames, scenarios } from './scenarios.ts';

const NOW = '2026-11-20T09:30:00.000Z';
const SUPPLIER = '/api/v1/suppliers/SUP-1001';
const ITEMS = `${SUPPLIER}/items`;
const ITEM = `${ITEMS}/ITM-1001`;
const INBOUND = `${SUPPLIER}/inbound-orders`;
const LISTS = [
  `${ITEMS}?limit=5`,
  `${INBOUND}?limit=5`,
  `${SUPPLIER}/outbound-orders?limit=5`,
  `${SUPPLIER}/customers?limit=5`,
  `${SUPPLIER}/imports?limit=5`,
];

const item = {
  sku: 'HF-9001',
  description: 'Scenario test',
  brand: 'Fen Block',
  type: 'M',
  size: 750,
  sizeUom: 'ML',
  bottlesPerCase: 12,
  warehouses: [{ warehouseId: 'WH-NJ-01' }, { warehouseId: 'WH-CA-01' }],
  alcoholByVolume: 13,
};
const inboundOrder = {
  details: {
    warehouseId: 'WH-NJ-01',
    poNumber: 'PO-NEW-1',
    orderDate: '2026-11-21',
    expectedArrivalDate: '2026-11-24',
    shippingType: 'LTL',
    scac: 'ODFL',
    bondedFlag: '0',
  },
  palletsQuantity: 2,
  lineItems: [{ lineItemNumber: 1, item: { sku: 'HF-1001' }, casesQuantity: 10, bottlesQuantity: 3 }],
};

let chain: Chain;
let dana: SignedIn;
let root: SignedIn;
let start: string;

beforeAll(async () => {
  chain = await startChain({ portalDir: false, now: NOW });
  dana = await signIn(chain.origin, 'dana@halberd.example');
  root = await signIn(chain.origin, 'root@portal.example');
  start = chain.control.snapshot();
  return async () => {
    expect(chain.control.violations()).toEqual([]);
    await chain.close();
  };
});

beforeEach(() => {
  chain.control.restore(start);
  chain.control.setScenario();
});

interface Answer {
  readonly data: Record<string, unknown>[];
  readonly meta: { readonly total: number };
  readonly version: number;
  readonly errorCode: string;
  readonly errorMessage: string;
  readonly extensions: { readonly validationErrors: { readonly fieldPath: string }[] };
}

const read = async (response: Response | Promise<Response>) => (await (await response).json()) as Answer;
const statusOf = async (response: Promise<Response>) => {
  const { status, body } = await response;
  await body?.cancel();
  return status;
};
const get = (path: string) => dana.fetch(path);
const identity = (path: string) => dana.fetchAsIdentity(path);
const ordersWith = async (status: string) =>
  (await read(get(`${INBOUND}?limit=100&filter=status:${status};`))).data as unknown as Order[];
const sendItems = () => upload(dana, csvFile([itemHeaders, goodRow('HF-9100'), goodRow('HF-9101')]));
const uploaded = async (fileId: unknown) =>
  (await read(get(`${SUPPLIER}/imports?limit=100`))).data.find((stored) => stored.fileId === fileId);

async function changeItem(headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const {
    inventory: _,
    itemId: __,
    version: ___,
    createdAt: ____,
    updatedAt: _____,
    ...current
  } = (await read(get(ITEM))) as unknown as Item;
  return dana.send('PUT', ITEM, { ...current, description: 'Mine' }, headers);
}

const webSdk = () => chain.origin + WEB_SDK_PATH;

/** Statuses of a supplier's lists, a record and a save. */
const everyStatus = async () => [
  ...(await Promise.all(LISTS.map((path) => statusOf(get(path))))),
  await statusOf(get(ITEM)),
  await statusOf(dana.send('POST', ITEMS, item)),
  await statusOf(identity('/api/v2/auth/roles')),
];
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

/** Observable effects of each scenario over HTTP. */
const seen: Readonly<Record<ScenarioName, () => Promise<void>>> = {
  async 'empty-supplier'() {
    for (const path of LISTS) expect((await read(get(path))).meta, path).toEqual({ total: 0 });
    expect(await statusOf(get(ITEM))).toBe(404);
    expect(await statusOf(dana.send('POST', ITEMS, item))).toBe(201);
    expect((await read(get(ITEMS))).data.map(({ sku }) => sku)).toEqual(['HF-9001']);
  },
  async 'no-suppliers'() {
    expect(await read(root.fetch('/api/v1/suppliers'))).toEqual({ data: [], meta: { total: 0 } });
  },
  async 'failed-order'() {
    expect(await statusOf(dana.send('POST', INBOUND, inboundOrder))).toBe(201);
    const [order] = (await read(get(`${INBOUND}?searchString=PO-NEW-1`))).data;
    expect(await ordersWith('SUBMITTED')).toEqual([]);
    const failed = (await (await get(`${INBOUND}/${order?.orderId}`)).json()) as Order;
    expect(failed.status).toBe('FAILED');
    expect(failed.failure?.validationErrors).toHaveLength(3);
    chain.control.setScenario('none');
    const again = await dana.send('PUT', `${INBOUND}/${order?.orderId}`, inboundOrder);
    expect(((await again.json()) as Order).status).toBe('RESUBMITTED');
  },
  async 'order-in-progress'() {
    const [open] = await ordersWith('OPEN');
    const path = `${INBOUND}/${open?.orderId}`;
    const refused = await dana.send('PATCH', path, { status: 'CANCELED_BY_USER' });
    expect([refused.status, (await read(refused)).errorCode]).toEqual([409, 'INVALID_STATE']);
    expect(((await (await get(path)).json()) as Order).status).toBe('IN_RECEIVING');
  },
  async 'stale-edit'() {
    const ifMatch = { 'if-match': (await get(ITEM)).headers.get('etag') ?? '' };
    const refused = await changeItem(ifMatch);
    expect([refused.status, (await read(refused)).errorCode]).toEqual([412, 'VERSION_MISMATCH']);
    const etag = (await get(ITEM)).headers.get('etag') ?? '';
    expect(etag).not.toBe(ifMatch['if-match']);
    expect(await statusOf(changeItem({ 'if-match': etag }))).toBe(200);
  },
  async 'if-match-required'() {
    expect(await statusOf(changeItem())).toBe(428);
    expect(await statusOf(changeItem({ 'if-match': '"1"' }))).toBe(200);
  },
  async 'warehouse-closed'() {
    const warehouse = await read(root.fetch('/api/v1/warehouses/WH-NJ-01'));
    expect(warehouse).toMatchObject({ status: 'INACTIVE' });
    const refused = await dana.send('POST', INBOUND, inboundOrder);
    expect(refused.status).toBe(422);
    expect((await read(refused)).extensions.validationErrors).toContainEqual({
      fieldPath: 'details.warehouseId',
      message: 'The warehouse is inactive',
    });
  },
  async 'import-with-errors'() {
    const { fileId } = (await (await sendItems()).json()) as { fileId: string };
    chain.control.advance(60_000);
    expect(await uploaded(fileId)).toMatchObject({
      status: 'COMPLETED_WITH_ERRORS',
      succeededRows: 1,
      failedRows: 1,
    });
  },
  async 'import-stuck'() {
    const { fileId } = (await (await sendItems()).json()) as { fileId: string };
    chain.control.advance(300_000);
    expect(await uploaded(fileId)).toMatchObject({ status: 'PENDING' });
    const second = await sendItems();
    expect([second.status, (await read(second)).errorCode]).toEqual([409, 'IMPORT_IN_PROGRESS']);
  },
  async 'report-gone'() {
    const [stored] = (await read(get(`${SUPPLIER}/imports?limit=1`))).data;
    expect(await statusOf(get(`${SUPPLIER}/imports/reports/${stored?.fileId}`))).toBe(410);
  },
  async 'file-too-large'() {
    const refused = await sendItems();
    expect([refused.status, (await read(refused)).errorCode]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  },
  async 'read-only'() {
    expect(await statusOf(get(ITEM))).toBe(200);
    expect(await statusOf(dana.send('POST', ITEMS, item))).toBe(403);
    expect(await (await root.fetchAsIdentity('/api/v2/auth/user')).json()).toMatchObject({
      globalRole: null,
    });
  },
  async 'user-disabled'() {
    expect(await statusOf(get(ITEM))).toBe(403);
    expect(await statusOf(identity('/api/v2/auth/user'))).toBe(403);
  },
  async 'expired-token'() {
    expect(await statusOf(get(ITEM))).toBe(401);
    expect(await statusOf(get(ITEMS))).toBe(401);
    const { token } = (await (await identity('/api/v2/auth/accessToken')).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    expect(await statusOf(fetch(chain.origin + ITEM, { headers }))).toBe(200);
    expect(await statusOf(get(ITEM))).toBe(401);
  },
  async 'session-ended'() {
    const { loginToken } = dana;
    expect(await callIdentity(chain.origin, 'getJWT', { login_token: loginToken })).toMatchObject({
      errorCode: 403005,
    });
    expect(await statusOf(identity('/api/v2/auth/accessToken'))).toBe(401);
    expect(await statusOf(get(ITEM))).toBe(401);
  },
  async 'account-locked'() {
    const response = callIdentity(chain.origin, 'login', {
      loginID: 'dana@halberd.example',
      password: 'cellar-door-42',
    });
    expect(await response).toMatchObject({ errorCode: 403120 });
  },
  async 'web-sdk-blocked'() {
    await expect(fetch(webSdk())).rejects.toThrow('fetch failed');
    expect(await statusOf(get(ITEM))).toBe(200);
  },
  async 'web-sdk-slow'() {
    const aborted = new AbortController();
    let isLoaded = false;
    const loading = fetch(webSdk(), { signal: aborted.signal }).then(() => {
      isLoaded = true;
    });
    for (const path of LISTS) expect(await statusOf(get(path))).toBe(200);
    expect(isLoaded).toBe(false);
    aborted.abort();
    await expect(loading).rejects.toThrow('aborted');
  },
  async 'roles-401'() {
    expect(await statusOf(identity('/api/v2/auth/roles'))).toBe(401);
    expect(await statusOf(identity('/api/v2/auth/user'))).toBe(200);
  },
  async 'roles-down'() {
    expect(await statusOf(identity('/api/v2/auth/roles'))).toBe(500);
    expect(await statusOf(identity('/api/v2/auth/user'))).toBe(200);
  },
  async 'flags-down'() {
    expect(await statusOf(identity('/api/feature-flags'))).toBe(503);
    expect(await statusOf(identity('/api/v2/auth/user'))).toBe(200);
  },
  async 'slow-lists'() {
    const startedAt = performance.now();
    expect((await read(get(ITEMS))).data).not.toEqual([]);
    expect(performance.now() - startedAt).toBeGreaterThan(2900);
    expect(await statusOf(get(ITEM))).toBe(200);
  },
  async 'broken-lists'() {
    for (const path of LISTS) await expect((await get(path)).json()).rejects.toThrow(SyntaxError);
    expect((await read(get(ITEM))).version).toBe(1);
  },
  async 'truncated-downloads'() {
    await expect((await get(`${SUPPLIER}/exports/items`)).arrayBuffer()).rejects.toThrow();
  },
  async 'unnamed-downloads'() {
    const download = await get(`${SUPPLIER}/exports/items`);
    expect([download.status, download.headers.get('content-disposition')]).toEqual([200, null]);
    await download.body?.cancel();
  },
  async 'lost-response'() {
    const key = { 'idempotency-key': '0c0ffee0-0000-4000-8000-000000000001' };
    const save = () => dana.send('POST', ITEMS, item, key);
    await expect(save()).rejects.toThrow();
    const again = await save();
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    const { data } = await read(get(`${ITEMS}?searchString=HF-9001`));
    expect(data).toHaveLength(1);
  },
  async 'rate-limited'() {
    expect((await get(ITEM)).headers.get('retry-after')).toBe('2');
    expect(await everyStatus()).toEqual(times(8, 429));
  },
  async maintenance() {
    expect(await everyStatus()).toEqual(times(8, 503));
    const response = await get(ITEM);
    expect(response.headers.get('retry-after')).toBe('30');
    expect((await read(response)).errorCode).toBe('MAINTENANCE');
  },
  async 'server-errors'() {
    expect(await everyStatus()).toEqual(times(8, 500));
  },
  async 'gateway-page'() {
    const page = await get(ITEM);
    expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    expect(await everyStatus()).toEqual(times(8, 502));
  },
};

describe.each(scenarioNames)('scenario %s', (name) => {
  test(scenarios[name].effect, async () => {
    chain.control.setScenario(name);
    await seen[name]();
  });
});

describe('scenario selection', () => {
  const roles = (query = '', headers: Readonly<Record<string, string>> = {}) =>
    statusOf(
      fetch(`${chain.origin}/api/v2/auth/roles${query}`, {
        headers: { authorization: `Bearer ${dana.identityToken}`, ...headers },
      }),
    );

  test('the header takes precedence over the parameter, and the parameter over the active scenario', async () => {
    const flags = `${ITEMS}?limit=1&sandboxScenario=maintenance&sortBy=sku`;
    expect(await statusOf(get(flags))).toBe(503);
    expect(await statusOf(get(ITEMS))).toBe(200);
    expect(await roles('', { 'sandbox-scenario': 'roles-401' })).toBe(401);
    expect(await roles('?sandboxScenario=roles-down')).toBe(500);
    expect(await roles('?sandboxScenario=roles-down', { 'sandbox-scenario': 'roles-401' })).toBe(401);
    chain.control.setScenario('maintenance');
    expect(await roles()).toBe(503);
    expect(await roles('?sandboxScenario=roles-401')).toBe(401);
    expect(await roles('', { 'sandbox-scenario': 'none' })).toBe(200);
    expect(chain.control.journal().at(-2)).toMatchObject({ scenario: 'roles-401', query: '', status: 401 });
  });

  test('an unknown scenario name is rejected with the list of names', async () => {
    const response = await dana.fetch(`${ITEM}?sandboxScenario=nonsense`);
    expect(response.status).toBe(400);
    const { errorMessage } = await read(response);
    for (const name of scenarioNames) expect(errorMessage).toContain(name);
    expect(() => chain.control.setScenario('nonsense')).toThrow(RangeError);
  });

  test('the control API lists and activates scenarios with fresh memory, and a reset deactivates them', async () => {
    const scenario = (body?: unknown) =>
      fetch(
        `${chain.origin}/__sandbox/scenario`,
        body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
      );
    expect(await (await scenario()).json()).toMatchObject({
      chosen: null,
      scenarios: scenarioNames.map((name) => ({ name, effect: scenarios[name].effect })),
    });
    for (const _ of [1, 2]) {
      expect(await (await scenario({ name: 'expired-token' })).json()).toMatchObject({
        chosen: 'expired-token',
      });
      expect(await statusOf(get(ITEM))).toBe(401);
    }
    expect((await scenario({ name: 'nonsense' })).status).toBe(400);
    expect(chain.control.scenario()).toBe('expired-token');
    await scenario({});
    expect(await statusOf(get(ITEM))).toBe(200);
    await scenario({ name: 'maintenance' });
    chain.control.reset();
    expect(chain.control.scenario()).toBeUndefined();
  });

  test('a link to the portal activates its scenario and removes the parameter from the URL', async () => {
    const follow = (path: string) => fetch(chain.origin + path, { redirect: 'manual' });
    const response = await follow('/SUP-1001/items?search=x%20y&sandboxScenario=roles-401&page=2');
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/SUP-1001/items?search=x%20y&page=2',
    ]);
    expect(await roles()).toBe(401);
    expect((await follow('//evil.example/?sandboxScenario=none')).headers.get('location')).toBe(
      '/evil.example/',
    );
    expect(await roles()).toBe(200);
    expect((await follow('/?sandboxScenario=nonsense')).status).toBe(400);
    const head = await fetch(`${chain.origin}/?sandboxScenario=roles-down`, {
      method: 'HEAD',
      redirect: 'manual',
    });
    expect([head.status, chain.control.scenario()]).toEqual([303, 'roles-down']);
  });

  test.each(['POST', 'PUT', 'DELETE'])('a %s request to a link activates no scenario', async (method) => {
    const response = await fetch(`${chain.origin}/?sandboxScenario=roles-401`, {
      method,
      redirect: 'manual',
    });
    expect([response.headers.get('location'), chain.control.scenario()]).toEqual([null, undefined]);
  });
});

test('a reset removes permanent changes of scenarios', async () => {
  const sample = async () => (await get(`${INBOUND}?limit=100`)).text();
  const before = await sample();
  chain.control.setScenario('failed-order');
  expect(await sample()).not.toBe(before);
  chain.control.reset();
  expect(await sample()).toBe(before);
});

test('docs/qa.md lists every scenario', async () => {
  const document = await readFile(new URL('../../../docs/qa.md', import.meta.url), 'utf8');
  const [, section = ''] = document.split('\n## Scenarios\n');
  const rows = [...(section.split('\n##')[0] ?? '').matchAll(/^\| `(.+?)` \| (.+) \|$/gm)];
  expect(rows.map(([, name, effect]) => [name, effect])).toEqual(
    Object.entries(scenarios).map(([name, { effect }]) => [name, effect]),
  );
});
