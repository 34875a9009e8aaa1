import { createSandbox } from 'virtual:built-sandbox';
import { setupWorker } from 'msw/browser';
import { beforeAll, expect, test } from 'vitest';
import { createSandboxHandlers } from './msw.ts';
import type { Sandbox } from './sandbox-types.ts';

const SUPPLIER = '/api/v1/suppliers/SUP-1001';
let sandbox: Sandbox;
let token: string;

beforeAll(async () => {
  sandbox = await createSandbox({ now: '2026-11-20T09:30:00Z' });
  token = await sandbox.accessToken('dana@halberd.example');
  const worker = setupWorker(...createSandboxHandlers(sandbox));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return () => worker.stop();
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(SUPPLIER + path, { ...init, headers: { Authorization: `Bearer ${token}` } });

test('a service worker answers from the sandbox in the page', async () => {
  const list = await call('/items?limit=1');
  expect(await list.json()).toMatchObject({ data: [{ sku: 'HF-0990' }] });
});

test('files are written and read in the page', async () => {
  const template = await call('/imports/items-template');
  expect(template.status).toBe(200);
  const form = new FormData();
  form.append('file', new File([await template.blob()], 'items.xlsx'));
  const upload = await call('/imports/items', { method: 'POST', body: form });
  // The template has no rows.
  expect(await upload.json()).toMatchObject({
    extensions: { validationErrors: [{ message: 'The file has no rows' }] },
  });
  const orders = await call(`/outbound-orders?filter=${encodeURIComponent('status:SHIPPED;')}&limit=1`);
  const { data } = (await orders.json()) as { data: { orderId: string }[] };
  const bill = await call(`/exports/outbound-orders/bol/${data[0]?.orderId}`);
  expect((await bill.text()).slice(0, 5)).toBe('%PDF-');
});

test('a partner signs a widget session, and a repeated key replays the response', async () => {
  const post = (path: string, body: unknown, headers: Record<string, string>) =>
    sandbox.fetch(
      new Request(location.origin + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
    );
  const session = { supplierId: 'SUP-1001', user: { id: 'u-1', name: 'Erin Wolfe' }, widgets: ['item-list'] };
  const created = await post(
    '/api/v2/embed/sessions',
    { ...session, origin: 'http://localhost:4330' },
    { Authorization: `Basic ${btoa('tidewater:tidal-cellar-42')}` },
  );
  expect(created.status).toBe(201);
  const item = {
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
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() };
  const first = await post(`${SUPPLIER}/items`, item, headers);
  const second = await post(`${SUPPLIER}/items`, item, headers);
  expect([first.status, second.headers.get('Idempotent-Replayed')]).toEqual([201, 'true']);
  expect(await second.json()).toEqual(await first.json());
});
