import { describe, expect, test } from 'vitest';
import { WEB_SDK_PATH } from '../gateway/run-time-config.ts';
import { csvFile, goodRow, itemHeaders, upload } from '../sandbox/imports/upload-test-client.ts';
import { newItem } from '../sandbox/items/item-test-data.ts';
import type { Item } from '../sandbox/model/item.ts';
import type { Order } from '../sandbox/model/order.ts';
import { inbound } from '../sandbox/orders/order-test-setup.ts';
import { callIdentity } from '../sign-in.ts';
import { INBOUND, ITEM, ITEMS, readStatus, SUPPLIER, setupScenarioTests } from './scenario-test-setup.ts';
import { type ScenarioName, scenarioNames, scenarios } from './scenarios.ts';

const LISTS = [
  `${ITEMS}?limit=5`,
  `${INBOUND}?limit=5`,
  `${SUPPLIER}/outbound-orders?limit=5`,
  `${SUPPLIER}/customers?limit=5`,
  `${SUPPLIER}/imports?limit=5`,
];

const sandbox = setupScenarioTests();

interface Answer {
  readonly data: Record<string, unknown>[];
  readonly meta: { readonly total: number };
  readonly version: number;
  readonly errorCode: string;
  readonly errorMessage: string;
  readonly extensions: { readonly validationErrors: { readonly fieldPath: string }[] };
}

const read = async (response: Response | Promise<Response>) => (await (await response).json()) as Answer;
const identity = (path: string) => sandbox.dana.fetchAsIdentity(path);
const ordersWith = async (status: string) =>
  (await read(sandbox.get(`${INBOUND}?limit=100&filter=status:${status};`))).data as unknown as Order[];
const sendItems = () => upload(sandbox.dana, csvFile([itemHeaders, goodRow('HF-9100'), goodRow('HF-9101')]));
const uploaded = async (fileId: unknown) =>
  (await read(sandbox.get(`${SUPPLIER}/imports?limit=100`))).data.find((stored) => stored.fileId === fileId);

async function changeItem(headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const {
    inventory: _,
    itemId: __,
    version: ___,
    createdAt: ____,
    updatedAt: _____,
    ...current
  } = (await read(sandbox.get(ITEM))) as unknown as Item;
  return sandbox.dana.send('PUT', ITEM, { ...current, description: 'Mine' }, headers);
}

const webSdk = () => sandbox.origin + WEB_SDK_PATH;

/** Statuses of a supplier's lists, a record and a save. */
const everyStatus = async () => [
  ...(await Promise.all(LISTS.map((path) => readStatus(sandbox.get(path))))),
  await readStatus(sandbox.get(ITEM)),
  await readStatus(sandbox.dana.send('POST', ITEMS, newItem)),
  await readStatus(identity('/api/v2/auth/roles')),
];
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

/** Observable effects of each scenario over HTTP. */
const seen: Readonly<Record<ScenarioName, () => Promise<void>>> = {
  async 'empty-supplier'() {
    for (const path of LISTS) expect((await read(sandbox.get(path))).meta, path).toEqual({ total: 0 });
    expect(await readStatus(sandbox.get(ITEM))).toBe(404);
    expect(await readStatus(sandbox.dana.send('POST', ITEMS, newItem))).toBe(201);
    expect((await read(sandbox.get(ITEMS))).data.map(({ sku }) => sku)).toEqual(['HF-2001']);
  },
  async 'no-suppliers'() {
    expect(await read(sandbox.root.fetch('/api/v1/suppliers'))).toEqual({ data: [], meta: { total: 0 } });
  },
  async 'failed-order'() {
    expect(await readStatus(sandbox.dana.send('POST', INBOUND, inbound))).toBe(201);
    const [order] = (await read(sandbox.get(`${INBOUND}?searchString=PO-NEW-1`))).data;
    expect(await ordersWith('SUBMITTED')).toEqual([]);
    const failed = (await (await sandbox.get(`${INBOUND}/${order?.orderId}`)).json()) as Order;
    expect(failed.status).toBe('FAILED');
    expect(failed.failure?.validationErrors).toHaveLength(3);
    sandbox.control.setScenario('none');
    const again = await sandbox.dana.send('PUT', `${INBOUND}/${order?.orderId}`, inbound);
    expect(((await again.json()) as Order).status).toBe('RESUBMITTED');
  },
  async 'order-in-progress'() {
    const [open] = await ordersWith('OPEN');
    const path = `${INBOUND}/${open?.orderId}`;
    const refused = await sandbox.dana.send('PATCH', path, { status: 'CANCELED_BY_USER' });
    expect([refused.status, (await read(refused)).errorCode]).toEqual([409, 'INVALID_STATE']);
    expect(((await (await sandbox.get(path)).json()) as Order).status).toBe('IN_RECEIVING');
  },
  async 'stale-edit'() {
    const ifMatch = { 'if-match': (await sandbox.get(ITEM)).headers.get('etag') ?? '' };
    const refused = await changeItem(ifMatch);
    expect([refused.status, (await read(refused)).errorCode]).toEqual([412, 'VERSION_MISMATCH']);
    const etag = (await sandbox.get(ITEM)).headers.get('etag') ?? '';
    expect(etag).not.toBe(ifMatch['if-match']);
    expect(await readStatus(changeItem({ 'if-match': etag }))).toBe(200);
  },
  async 'if-match-required'() {
    expect(await readStatus(changeItem())).toBe(428);
    expect(await readStatus(changeItem({ 'if-match': '"1"' }))).toBe(200);
  },
  async 'warehouse-closed'() {
    const warehouse = await read(sandbox.root.fetch('/api/v1/warehouses/WH-NJ-01'));
    expect(warehouse).toMatchObject({ status: 'INACTIVE' });
    const refused = await sandbox.dana.send('POST', INBOUND, inbound);
    expect(refused.status).toBe(422);
    expect((await read(refused)).extensions.validationErrors).toContainEqual({
      fieldPath: 'details.warehouseId',
      message: 'The warehouse is inactive',
    });
  },
  async 'import-with-errors'() {
    const { fileId } = (await (await sendItems()).json()) as { fileId: string };
    sandbox.control.advance(60_000);
    expect(await uploaded(fileId)).toMatchObject({
      status: 'COMPLETED_WITH_ERRORS',
      succeededRows: 1,
      failedRows: 1,
    });
  },
  async 'import-stuck'() {
    const { fileId } = (await (await sendItems()).json()) as { fileId: string };
    sandbox.control.advance(300_000);
    expect(await uploaded(fileId)).toMatchObject({ status: 'PENDING' });
    const second = await sendItems();
    expect([second.status, (await read(second)).errorCode]).toEqual([409, 'IMPORT_IN_PROGRESS']);
  },
  async 'report-gone'() {
    const [stored] = (await read(sandbox.get(`${SUPPLIER}/imports?limit=1`))).data;
    expect(await readStatus(sandbox.get(`${SUPPLIER}/imports/reports/${stored?.fileId}`))).toBe(410);
  },
  async 'file-too-large'() {
    const refused = await sendItems();
    expect([refused.status, (await read(refused)).errorCode]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  },
  async 'read-only'() {
    expect(await readStatus(sandbox.get(ITEM))).toBe(200);
    expect(await readStatus(sandbox.dana.send('POST', ITEMS, newItem))).toBe(403);
    expect(await (await sandbox.root.fetchAsIdentity('/api/v2/auth/user')).json()).toMatchObject({
      globalRole: null,
    });
  },
  async 'user-disabled'() {
    expect(await readStatus(sandbox.get(ITEM))).toBe(403);
    expect(await readStatus(identity('/api/v2/auth/user'))).toBe(403);
  },
  async 'expired-token'() {
    expect(await readStatus(sandbox.get(ITEM))).toBe(401);
    expect(await readStatus(sandbox.get(ITEMS))).toBe(401);
    const { token } = (await (await identity('/api/v2/auth/accessToken')).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    expect(await readStatus(fetch(sandbox.origin + ITEM, { headers }))).toBe(200);
    expect(await readStatus(sandbox.get(ITEM))).toBe(401);
  },
  async 'session-ended'() {
    const { loginToken } = sandbox.dana;
    expect(await callIdentity(sandbox.origin, 'getJWT', { login_token: loginToken })).toMatchObject({
      errorCode: 403005,
    });
    expect(await readStatus(identity('/api/v2/auth/accessToken'))).toBe(401);
    expect(await readStatus(sandbox.get(ITEM))).toBe(401);
  },
  async 'account-locked'() {
    const response = callIdentity(sandbox.origin, 'login', {
      loginID: 'dana@halberd.example',
      password: 'cellar-door-42',
    });
    expect(await response).toMatchObject({ errorCode: 403120 });
  },
  async 'web-sdk-blocked'() {
    await expect(fetch(webSdk())).rejects.toThrow('fetch failed');
    expect(await readStatus(sandbox.get(ITEM))).toBe(200);
  },
  async 'web-sdk-slow'() {
    const aborted = new AbortController();
    let isLoaded = false;
    const loading = fetch(webSdk(), { signal: aborted.signal }).then(() => {
      isLoaded = true;
    });
    for (const path of LISTS) expect(await readStatus(sandbox.get(path))).toBe(200);
    expect(isLoaded).toBe(false);
    aborted.abort();
    await expect(loading).rejects.toThrow('aborted');
  },
  async 'roles-401'() {
    expect(await readStatus(identity('/api/v2/auth/roles'))).toBe(401);
    expect(await readStatus(identity('/api/v2/auth/user'))).toBe(200);
  },
  async 'roles-down'() {
    expect(await readStatus(identity('/api/v2/auth/roles'))).toBe(500);
    expect(await readStatus(identity('/api/v2/auth/user'))).toBe(200);
  },
  async 'flags-down'() {
    expect(await readStatus(identity('/api/feature-flags'))).toBe(503);
    expect(await readStatus(identity('/api/v2/auth/user'))).toBe(200);
  },
  async 'slow-lists'() {
    const aborted = new AbortController();
    const loading = LISTS.map((path) => sandbox.dana.fetch(path, { signal: aborted.signal }));
    const first = Promise.race(loading.map((list) => list.then(() => 'a list')));
    expect(await Promise.race([first, readStatus(sandbox.get(ITEM))])).toBe(200);
    aborted.abort();
    await Promise.allSettled(loading);
    const effects = () =>
      sandbox.control
        .journal()
        .filter(({ scenario, faultEffect }) => scenario === 'slow-lists' && faultEffect !== null)
        .map(({ faultEffect }) => faultEffect);
    await expect.poll(effects).toEqual(Array(LISTS.length).fill('delay of 3000 ms'));
  },
  async 'broken-lists'() {
    for (const path of LISTS) await expect((await sandbox.get(path)).json()).rejects.toThrow(SyntaxError);
    expect((await read(sandbox.get(ITEM))).version).toBe(1);
  },
  async 'truncated-downloads'() {
    await expect((await sandbox.get(`${SUPPLIER}/exports/items`)).arrayBuffer()).rejects.toThrow();
  },
  async 'unnamed-downloads'() {
    const download = await sandbox.get(`${SUPPLIER}/exports/items`);
    expect([download.status, download.headers.get('content-disposition')]).toEqual([200, null]);
    await download.body?.cancel();
  },
  async 'lost-response'() {
    const key = { 'idempotency-key': '0c0ffee0-0000-4000-8000-000000000001' };
    const save = () => sandbox.dana.send('POST', ITEMS, newItem, key);
    await expect(save()).rejects.toThrow();
    const again = await save();
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    const { data } = await read(sandbox.get(`${ITEMS}?searchString=HF-2001`));
    expect(data).toHaveLength(1);
  },
  async 'rate-limited'() {
    expect((await sandbox.get(ITEM)).headers.get('retry-after')).toBe('2');
    expect(await everyStatus()).toEqual(times(8, 429));
  },
  async maintenance() {
    expect(await everyStatus()).toEqual(times(8, 503));
    const response = await sandbox.get(ITEM);
    expect(response.headers.get('retry-after')).toBe('30');
    expect((await read(response)).errorCode).toBe('MAINTENANCE');
  },
  async 'server-errors'() {
    expect(await everyStatus()).toEqual(times(8, 500));
  },
  async 'gateway-page'() {
    const page = await sandbox.get(ITEM);
    expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    expect(await everyStatus()).toEqual(times(8, 502));
  },
};

describe.each(scenarioNames)('scenario %s', (name) => {
  test(scenarios[name].effect, async () => {
    sandbox.control.setScenario(name);
    await seen[name]();
  });
});
